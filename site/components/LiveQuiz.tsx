import { createElement } from "react";
import { fromPage } from "../../shared/forms-endpoint.ts";
import type { Environment } from "../eleventy/environment.ts";

/** Where the quiz posts results. */
export function quizEndpoint({
	siteUrl,
	formsEndpoint,
}: Environment): Readonly<Record<"endpoint", string>> | undefined {
	return formsEndpoint ? { endpoint: `${fromPage(siteUrl, formsEndpoint)}/quiz` } : undefined;
}

interface LiveQuizProps {
	attributes?: Readonly<Record<string, string>>;
	/** The link without JavaScript. */
	href: string;
	linkLabel: string;
	/** In a frame, the link must open outside. */
	target?: "_blank";
}

/** The quiz as on partners' pages: not prerendered. */
export function LiveQuiz({ attributes = {}, href, linkLabel, target }: LiveQuizProps) {
	return createElement(
		"liberation-quiz",
		attributes,
		<a href={href} target={target}>
			{linkLabel}
		</a>,
	);
}
