import clsx from "clsx";
import type { ReactNode } from "react";

interface FieldProps {
	/** The control's `id`; the hint's `id` is `{id}-hint`. */
	id: string;
	label: ReactNode;
	hint?: string | undefined;
	children: ReactNode;
}

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

function Hint({ id, children }: { id: string; children: string }) {
	return (
		<p className="-mt-1 text-small leading-close text-soft" id={`${id}-hint`}>
			{children}
		</p>
	);
}

/** The element that shows a control's validation error. */
export function Fault({ id }: { id: string }) {
	return <p className={FAULT} id={`${id}-fault`} />;
}

export const FAULT = "fault text-small leading-close font-bold text-link";

export function controlClass(className: string): string {
	return clsx(
		"min-h-12 w-full rounded border-[1.5px] border-control bg-raised py-2.5 leading-close text-ink",
		"aria-invalid:border-[2.5px] aria-invalid:border-action",
		className,
	);
}
