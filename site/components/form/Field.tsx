import clsx from "clsx";
import type { ReactNode } from "react";

interface FieldProps {
	/** Of the control. The hint's is `{id}-hint`. */
	id: string;
	label: ReactNode;
	hint?: string | undefined;
	children: ReactNode;
}

/** A control below its label and its hint. */
export function Field({ id, label, hint, children }: FieldProps) {
	return (
		<div className="grid grid-cols-1 gap-1.5">
			<label className="font-bold" htmlFor={id}>
				{label}
			</label>
			{hint && <Hint id={id}>{hint}</Hint>}
			{children}
		</div>
	);
}

/** A checkbox before its label. */
export function CheckboxField({ id, label, hint, children }: FieldProps) {
	return (
		<div className="flex gap-3">
			{children}
			<div>
				<label className="block min-h-11 leading-normal" htmlFor={id}>
					{label}
				</label>
				{hint && <Hint id={id}>{hint}</Hint>}
				<Fault id={id} />
			</div>
		</div>
	);
}

/** What helps to answer. */
function Hint({ id, children }: { id: string; children: string }) {
	return (
		<p className="-mt-1 text-small leading-close text-soft" id={`${id}-hint`}>
			{children}
		</p>
	);
}

/** Where a script says what is wrong with the control of this id. */
export function Fault({ id }: { id: string }) {
	return <p className={FAULT} id={`${id}-fault`} />;
}

/** The classes of a message about what is wrong. */
export const FAULT = "fault text-small leading-close font-bold text-link";

/** The classes of a control with a border around it. */
export function controlClass(className: string): string {
	return clsx(
		"min-h-12 w-full rounded border-[1.5px] border-control bg-raised py-2.5 leading-close text-ink",
		"aria-invalid:border-[2.5px] aria-invalid:border-action",
		className,
	);
}
