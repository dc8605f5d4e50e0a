import { roles } from "../../../shared/quiz/catalogue.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { rolePath } from "../../../shared/quiz/role-path.ts";
import { definePage } from "../../build/page.ts";
import { RawHtml } from "../../components/RawHtml.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { type QuizPage, schema } from "./schema.ts";

export const data = definePage({
	path: "/quiz",
	metadata: ({ pages }) => schema.parse(pages.quiz).metadata,
});

/** The quiz: the element, and a fallback without JavaScript. */
export default function Quiz(data: SiteData) {
	const { assets, widget, pages } = data;
	const { title, credit, withoutScript } = schema.parse(pages.quiz);
	return (
		<Document
			data={data}
			styles="quiz"
			head={
				<>
					{/* Runs before anything can be pressed, so it blocks: 300 bytes. */}
					<script src={assets.scripts.earlyStart} />
					<link rel="preload" href={widget.stylesheetPath} as="style" />
					<script type="module" src={widget.scriptPath} />
				</>
			}
		>
			<h1 className="quiz-title wrap">{title}</h1>
			<RawHtml html={widget.prerender({ "deep-link": "" })} />
			<noscript>
				<WithoutScript copy={withoutScript} />
			</noscript>
			<div className="quiz-credit">
				<p className="wrap">{credit}</p>
			</div>
		</Document>
	);
}

function WithoutScript({
	copy: { title, text, giftLabel, roleLink },
}: {
	copy: QuizPage["withoutScript"];
}) {
	return (
		<section className="quiz-without-script wrap">
			<h2>{title}</h2>
			<p className="lead">{text}</p>
			<div>
				{roles.map(({ role, name, tagline, gift }) => (
					<details key={role} data-role={role}>
						<summary>
							<b>{name}</b> {tagline}
						</summary>
						<p>
							{giftLabel}: {gift} <a href={rolePath(role)}>{fill(roleLink, { role: name })}</a>
						</p>
					</details>
				))}
			</div>
		</section>
	);
}
