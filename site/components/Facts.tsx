import clsx from "clsx";
import type { ReactNode } from "react";

interface FactsProps {
	facts: readonly { readonly label: string; readonly answer: ReactNode }[] | undefined;
	className?: string;
}

/** Lists the facts that have an answer; renders nothing if none has. */
export function Facts({ facts = [], className = "mt-block" }: FactsProps) {
	const answered = facts.flatMap(({ label, answer }) =>
		answer ? [{ title: label, text: answer }] : [],
	);
	return answered.length > 0 && <Terms items={answered} className={className} />;
}

interface TermsProps {
	items: readonly { readonly title: string; readonly text: ReactNode }[];
	className?: string;
}

/** Terms, each beside its explanation. */
export function Terms({ items, className }: TermsProps) {
	return (
		<dl className={clsx("divide-y border-y", className)}>
			{items.map(({ title, text }) => (
				<div key={title} className="grid gap-x-fluid-3 gap-y-1 py-4 sm:grid-cols-[11rem_1fr]">
					<dt className="font-bold">{title}</dt>
					<dd className="max-w-text text-soft">{text}</dd>
				</div>
			))}
		</dl>
	);
}
