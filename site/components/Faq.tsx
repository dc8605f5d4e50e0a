import type { ReactNode } from "react";
import { Sentences } from "./Text.tsx";

interface FaqProps {
	items: readonly { readonly question: string; readonly answer: string }[];
}

export function Faq({ items }: FaqProps) {
	return (
		<div className="questions">
			{items.map(({ question, answer }) => (
				<Disclosure key={question} title={<h3>{question}</h3>}>
					<Sentences className="max-w-text pb-5" text={answer} />
				</Disclosure>
			))}
		</div>
	);
}

interface DisclosureProps {
	title: ReactNode;
	/** Browsers keep at most one of the disclosures with the same `name` open. */
	name?: string;
	open?: boolean;
	children: ReactNode;
}

export function Disclosure({ title, name, open, children }: DisclosureProps) {
	return (
		<details className="group" name={name} open={open}>
			<summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
				{title}
				<PlusSign />
			</summary>
			{children}
		</details>
	);
}

/** A plus sign, or a minus sign while the disclosure is open. */
function PlusSign() {
	return (
		<svg
			className="size-4 flex-none stroke-current stroke-2"
			viewBox="0 0 16 16"
			aria-hidden="true"
		>
			<path d="M0 8h16" />
			<path className="group-open:hidden" d="M8 0v16" />
		</svg>
	);
}
