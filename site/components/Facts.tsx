import clsx from "clsx";
import type { ReactNode } from "react";

interface FactsProps {
	facts: readonly { readonly label: string; readonly answer: ReactNode }[] | undefined;
	className?: string;
	beside?: boolean;
}

/** Lists the facts that have an answer; renders nothing if none has. */
export function Facts({ facts = [], className = "mt-block", beside }: FactsProps) {
	const answered = facts.flatMap(({ label, answer }) =>
		answer ? [{ title: label, text: answer }] : [],
	);
	return answered.length > 0 && <Terms items={answered} className={className} beside={beside} />;
}

interface TermsProps {
	items: readonly { readonly title: string; readonly text: ReactNode }[];
	className?: string;
	/** Whether the list stands in the narrow column beside a page's title. */
	beside?: boolean | undefined;
}

/** Terms, each beside its explanation. */
export function Terms({ items, className, beside }: TermsProps) {
	return (
		<dl
			className={clsx(
				"divide-y border-t",
				beside && "grid grid-cols-[fit-content(11rem)_1fr] gap-x-4",
				className,
			)}
		>
			{items.map(({ title, text }) => (
				<div
					key={title}
					className={clsx(
						"grid gap-y-1",
						beside
							? "col-span-2 grid-cols-subgrid py-2.5 leading-close md:py-4"
							: "gap-x-fluid-3 py-4 sm:grid-cols-[11rem_1fr]",
					)}
				>
					<dt className="font-bold">{title}</dt>
					<dd className="max-w-text text-soft">{text}</dd>
				</div>
			))}
		</dl>
	);
}
