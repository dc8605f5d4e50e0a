import { fill } from "../../../shared/quiz/fill.ts";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { rolePath } from "../../../shared/quiz/role-path.ts";
import type { Role } from "../../../shared/quiz/schema.ts";
import { Facts } from "../../components/Facts.tsx";
import { quizEndpoint } from "../../components/LiveQuiz.tsx";
import { MainStylesheet } from "../../components/MainStylesheet.tsx";
import { Onward } from "../../components/Onward.tsx";
import { Lead } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { pathIn } from "../../eleventy/localization.ts";
import { defineTranslatedPage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { oEmbedPath } from "./oembed.11ty.ts";
import { QuizHead } from "./QuizHead.tsx";
import type { schema } from "./schema.ts";

type QuizData = PageData<"quiz", typeof schema> & {
	/** The role of a shared result; set only in the copies of this page that servers return for shared results. */
	readonly shownRole?: Role;
};

export const data = defineTranslatedPage({
	path: "/quiz",
	metadata: ({ pages }: QuizData) => ({
		...pages.quiz.metadata,
		quilt: { slug: "quiz", title: pages.quiz.shareTitle, roles: ROLE_KEYS, columns: 5 },
	}),
});

/** The quiz's page: the custom element, and a fallback without JavaScript. */
export default function Quiz(data: QuizData) {
	const { assets, environment, widget, words, pages } = data;
	const { title, before, credit } = pages.quiz;
	return (
		<Document
			data={data}
			head={
				<>
					{/* site/scripts/early-start.ts imports it. */}
					<link rel="modulepreload" href={widget.scriptPath(words.language.lang)} />
					<link
						rel="alternate"
						type="application/json+oembed"
						href={environment.siteUrl + oEmbedPath(words.language)}
						title={pages.quiz.metadata.title}
					/>
				</>
			}
		>
			<QuizHead
				title={title}
				html={`${widget.prerender(words, { "deep-link": "", resume: "browser", ...quizEndpoint(environment) })}<script>${assets.scripts.earlyStart}</script>`}
			/>
			<MainStylesheet />
			<noscript>
				<WithoutScript data={data} />
			</noscript>
			{/* This introduction is hidden once the quiz shows results, which cite their own sources. */}
			<section className="field print:hidden [:has(>liberation-quiz:state(results))~&]:hidden">
				<div className="wrap">
					<h2>{before.title}</h2>
					<ul className="columns mt-6" data-count={before.items.length}>
						{before.items.map(({ title, text }) => (
							<li key={title}>
								<h3>{title}</h3>
								<p>{text}</p>
							</li>
						))}
					</ul>
					<Facts facts={before.facts} className="border-t-0" />
					<p className="mt-4 flex flex-wrap gap-x-8">
						<Onward link={before.how} className="" />
						<Onward link={before.paper} className="" />
					</p>
					<p className="mt-6 max-w-text text-small text-soft">{credit}</p>
				</div>
			</section>
		</Document>
	);
}

/** The ten roles, for browsers without JavaScript. The role of a shared result comes first, expanded. */
function WithoutScript({ data: { words, pages, shownRole: shown } }: { data: QuizData }) {
	const { language, roles } = words;
	const { title, text, giftLabel, roleLink } = pages.quiz.withoutScript;
	const ordered = shown ? [shown, ...roles.filter(({ role }) => role !== shown.role)] : roles;
	return (
		<section className="wrap py-section">
			<h2>{title}</h2>
			<Lead className="mt-4 mb-8">{text}</Lead>
			<div className="divide-y border-y">
				{ordered.map(({ role, name, tagline, gift }) => (
					<details key={role} data-role={role} open={role === shown?.role}>
						<summary className="border-s-8 border-role py-3.5 ps-4">
							<b className="display me-2 text-h5 text-role-deep">{name}</b> {tagline}
						</summary>
						<p className="max-w-text ps-6 pb-5">
							{giftLabel}: {gift}{" "}
							<a href={pathIn(language, rolePath(role))}>{fill(roleLink, { role: name })}</a>
						</p>
					</details>
				))}
			</div>
		</section>
	);
}
