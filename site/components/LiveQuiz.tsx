import { createElement } from "react";

interface LiveQuizProps {
	/** Attributes of the element. */
	attributes?: Readonly<Record<string, string>>;
	/** Where the link leads that stands in its place without JavaScript. */
	href: string;
	linkLabel: string;
	/** Where that link opens: a frame's has to leave the frame. */
	target?: "_blank";
}

/** The quiz as partners' pages have it: not prerendered, a link until its script has arrived. */
export function LiveQuiz({ attributes = {}, href, linkLabel, target }: LiveQuizProps) {
	return createElement(
		"liberation-quiz",
		attributes,
		<a href={href} target={target}>
			{linkLabel}
		</a>,
	);
}
