import { Prose } from "./Prose.tsx";

interface FaqProps {
	items: readonly { readonly question: string; readonly answer: string | readonly string[] }[];
}

/** Questions that open onto their answers, also without JavaScript. */
export function Faq({ items }: FaqProps) {
	return (
		<div className="faq">
			{items.map(({ question, answer }) => (
				<details key={question}>
					<summary>
						<h3>{question}</h3>
					</summary>
					<Prose text={answer} />
				</details>
			))}
		</div>
	);
}
