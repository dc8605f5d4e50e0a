import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Arrow } from "../../components/Button.tsx";
import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { ProgramItems } from "../../components/ProgramItems.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { BLOCKS } from "../../content/academy-blocks.ts";
import {
	type AcademyProgram,
	academyPrograms,
	type Category,
} from "../../content/academy-programs.ts";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import { type AcademyProgramsPage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "programs", ...uprightBlock("dutchmansPuzzle", 2) };

export const data = definePage({
	path: "/academy/programs",
	metadata: ({ pages }) => ({ ...schema.parse(pages["academy-programs"]).metadata, block: BLOCK }),
});

export default function AcademyPrograms(data: SiteData) {
	const { label, title, lead, groups, seriesNote, closing } = schema.parse(
		data.pages["academy-programs"],
	);
	const programs = academyPrograms(data.programs);
	const group = (kind: Category) => ({
		copy: groups[kind],
		programs: programs.filter(({ category }) => category === kind),
	});
	return (
		<Document data={data} styles="programs">
			<PageHead tone="indigo" {...BLOCK} {...{ label, title, lead }} />
			<Paths {...group("path")} />
			<Series {...group("Series")} note={seriesNote} />
			<Workshops {...group("Workshop")} />
			<Collabs {...group("Collab")} />
			<Closing tone="plum" {...closing} />
		</Document>
	);
}

/** A kind of program and the programs of that kind, in order. */
interface GroupProps {
	copy: AcademyProgramsPage["groups"]["path"];
	programs: readonly AcademyProgram[];
}

/** The long paths, as two large cards. */
function Paths({ copy: { title, text }, programs }: GroupProps) {
	return (
		<section className="section wrap paths">
			<div>
				<h2>{title}</h2>
				<p className="lead">{text}</p>
			</div>
			<ul>
				{programs.map(({ slug, title, summary }) => (
					<li key={slug}>
						<QuiltBlock slug={slug} {...BLOCKS[slug]} />
						<h3>
							<a href={`/academy/${slug}`}>{title}</a>
						</h3>
						<p>{summary}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Courses that build on each other, numbered. */
function Series({ copy: { title, text }, programs, note }: GroupProps & { note: string }) {
	return (
		<SplitSection tone="deep" title={title} lead={text}>
			<ol className="series">
				{programs.map(({ slug, title, summary }) => (
					<li key={slug}>
						<h3>
							<a href={`/academy/${slug}`}>
								{title}
								<Arrow />
							</a>
						</h3>
						<p>{summary}</p>
					</li>
				))}
			</ol>
			<p className="series-note">{note}</p>
		</SplitSection>
	);
}

/** The workshops on a colored band, each with its quilt block. */
function Workshops({ copy: { title, text }, programs }: GroupProps) {
	return (
		<section className="section tone-indigo">
			<div className="wrap workshops">
				<div className="opening">
					<h2>{title}</h2>
					<p className="lead">{text}</p>
				</div>
				<ul>
					<ProgramItems programs={programs} />
				</ul>
			</div>
		</section>
	);
}

/** The collaborations as rows that name who teaches. */
function Collabs({ copy: { title, text }, programs }: GroupProps) {
	return (
		<section className="section wrap">
			<div className="opening">
				<h2>{title}</h2>
				<p className="lead">{text}</p>
			</div>
			<ul className="ledger collabs">
				{programs.map(({ slug, title, summary, partner }) => (
					<li key={slug}>
						<QuiltBlock slug={slug} {...BLOCKS[slug]} />
						<div>
							<h3>{title}</h3>
							<p>{summary}</p>
						</div>
						<p>With our {partner.charAt(0).toLowerCase() + partner.slice(1)}</p>
						<a className="button outlined" href={`/academy/${slug}`}>
							Learn More<span className="sr-only"> about {title}</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
