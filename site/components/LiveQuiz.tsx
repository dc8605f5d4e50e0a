import { createElement } from "react";
import { fromPage } from "../../shared/forms-endpoint.ts";
import type { Environment } from "../eleventy/environment.ts";

/** The attribute that says where the quiz on a page of the site sends results. */
export function quizEndpoint({
	siteUrl,
	formsEndpoint,
}: Environment): Readonly<Record<"endpoint", string>> | undefined {
	return formsEndpoint ? { endpoint: `${fromPage(siteUrl, formsEndpoint)}/quiz` } : undefined;
}

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
