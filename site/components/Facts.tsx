import type { Facts as FactList } from "../../shared/content/fields.ts";

interface FactsProps {
	facts: FactList | undefined;
	className?: string;
}

/** Lists the facts that have an answer; renders nothing if none has. */
export function Facts({ facts = [], className = "mt-block" }: FactsProps) {
	const answered = facts.filter(({ answer }) => answer !== null);
	if (answered.length === 0) return null;
	return (
		<dl className={`divide-y border-y ${className}`}>
			{answered.map(({ label, answer }) => (
				<div key={label} className="grid gap-x-fluid-3 gap-y-1 py-4 sm:grid-cols-[11rem_1fr]">
					<dt className="font-bold">{label}</dt>
					<dd className="max-w-text text-soft">{answer}</dd>
				</div>
			))}
		</dl>
	);
}
