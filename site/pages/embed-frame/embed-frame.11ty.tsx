import { framePath } from "../../../shared/embed/snippets.ts";
import { LiveQuiz, quizEndpoint } from "../../components/LiveQuiz.tsx";
import type { Localized, PageData } from "../../data.ts";
import { inFrame } from "../../eleventy/analytics.ts";
import { pathIn } from "../../eleventy/localization.ts";
import { defineTranslatedPage } from "../../eleventy/page.ts";
import { AnalyticsScripts } from "../../layouts/Analytics.tsx";
import type { schema } from "../embed/schema.ts";

type FrameData = PageData<"embed", typeof schema>;

export const data = {
	...defineTranslatedPage({
		path: "/embed/frame",
		indexed: false,
		shareImage: false,
		metadata: ({ pages }: FrameData) => pages.embed.frame.metadata,
	}),
	permalink: ({ localized }: { localized: Localized }) =>
		`${framePath(localized.words.language.lang)}/`,
};

/**
 * The page with the quiz alone, for partners who embed it in an iframe. Query parameters set its appearance
 * (shared/embed/options.ts).
 */
export default function Frame({ site, words, pages, assets, widget, environment }: FrameData) {
	const { metadata, linkLabel, blocked, close } = pages.embed.frame;
	return (
		<html lang={site.locale} className="bg-transparent">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>{`${metadata.title} | ${site.name}`}</title>
				<meta name="description" content={metadata.description} />
				<meta name="robots" content="noindex" />
				<meta name="color-scheme" content="light dark" />
				<link rel="icon" href={assets.icons.vector} type="image/svg+xml" />
				<style>{assets.criticalStyle}</style>
				<AnalyticsScripts data={{ assets, environment: inFrame(environment) }} framed />
				<script type="module" src={assets.scripts.frame} />
				<script type="module" src={widget.scriptPath(words.language.lang)} />
			</head>
			{/* The body is only as high as the quiz, so that the iframe can match its height. */}
			<body className="block min-h-0">
				<main>
					<h1 className="sr-only">{metadata.title}</h1>
					<LiveQuiz
						attributes={{ ...quizEndpoint(environment) }}
						href={environment.siteUrl + pathIn(words.language, "/quiz")}
						linkLabel={linkLabel}
						target="_blank"
					/>
				</main>
				<dialog aria-labelledby="blocked">
					<label>
						<span id="blocked">{blocked}</span> <input type="url" readOnly />
					</label>{" "}
					<button type="button">{close}</button>
				</dialog>
			</body>
		</html>
	);
}
