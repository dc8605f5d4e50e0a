import { createElement } from "react";
import { fromPage } from "../../shared/forms-endpoint.ts";
import type { Environment } from "../data.ts";

/** Returns the quiz's `endpoint` attribute: the URL to which the quiz posts results, if forms have an endpoint. */
export function quizEndpoint({
	siteUrl,
	formsEndpoint,
}: Environment): Readonly<Record<"endpoint", string>> | undefined {
	return formsEndpoint ? { endpoint: `${fromPage(siteUrl, formsEndpoint)}/quiz` } : undefined;
}

interface LiveQuizProps {
	attributes?: Readonly<Record<string, string>>;
	/** The URL of the fallback link, which shows without JavaScript. */
	href: string;
	linkLabel: string;
	/** Inside an iframe, the fallback link must open in a new tab. */
	target?: "_blank";
}

/** The quiz as partners embed it: rendered in the browser, not prerendered. */
export function LiveQuiz({ attributes = {}, href, linkLabel, target }: LiveQuizProps) {
	return createElement(
		"liberation-quiz",
		attributes,
		<a href={href} target={target}>
			{linkLabel}
		</a>,
	);
}
