import { Closing } from "../../components/Closing.tsx";
import { QuiltBlock } from "../../components/Cloth.tsx";
import { Enrollment } from "../../components/Enrollment.tsx";
import { Numeral } from "../../components/Items.tsx";
import { Ledger, LedgerItem, ProgramItems } from "../../components/Ledger.tsx";
import { RowLink } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import type { PageData, SiteData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import {
	type AcademyProgram,
	academyPrograms,
	BLOCKS,
	type Category,
} from "../../rules/academy-programs.ts";
import type { AcademyProgramsPage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "programs", ...uprightBlock("dutchmansPuzzle", 2) };

type AcademyProgramsData = PageData<"academy-programs", typeof schema>;

export const data = definePage({
	path: "/academy/programs",
	metadata: ({ pages }: AcademyProgramsData) => ({
		...pages["academy-programs"].metadata,
		block: BLOCK,
	}),
});

export default function AcademyPrograms(data: AcademyProgramsData) {
	const { label, title, lead, groups, seriesNote, words, closing } = data.pages["academy-programs"];
	const programs = academyPrograms(data.programs);
	const group = (kind: Category) => ({
		data,
		copy: groups[kind],
		programs: programs.filter(({ category }) => category === kind),
	});
	return (
		<Document data={data}>
			<PageHead tone="indigo" {...BLOCK} label={label} title={title} lead={lead} />
			<Paths {...group("path")} />
			<Series {...group("Series")} note={seriesNote} />
			<Workshops {...group("Workshop")} />
			<Collabs {...group("Collab")} words={words} />
			<Closing tone="plum" {...closing} />
		</Document>
	);
}

/** A kind of program and the programs of that kind, in order. */
interface GroupProps {
	data: SiteData;
	copy: AcademyProgramsPage["groups"]["path"];
	programs: readonly AcademyProgram[];
}

/** The long paths, as two large cards. */
function Paths({ data, copy: { title, text }, programs }: GroupProps) {
	return (
		<Section className="grid gap-x-fluid-6 gap-y-10 lg:grid-cols-[4fr_8fr]">
			<SectionHead title={title} lead={text} />
			<ul className="grid gap-x-fluid-3 gap-y-10 sm:grid-cols-2">
				{programs.map((program) => (
					<Path key={program.slug} data={data} program={program} />
				))}
			</ul>
		</Section>
	);
}

/** Every second card starts further down, as patches on a design wall. */
function Path({ data, program }: { data: SiteData; program: AcademyProgram }) {
	const { slug, title, summary } = program;
	return (
		<li className="sm:even:mt-band">
			<QuiltBlock slug={slug} className="mb-4.5 w-full" {...BLOCKS[slug]} />
			<h3>
				<a className="text-inherit decoration-clay" href={`/academy/${slug}`}>
					{title}
				</a>
			</h3>
			<p className="mt-1.5 max-w-note text-soft">{summary}</p>
			<Enrollment data={data} program={program} className="mt-1.5 text-small" />
		</li>
	);
}

/** Courses that build on each other, numbered. */
function Series({ data, copy: { title, text }, programs, note }: GroupProps & { note: string }) {
	return (
		<SplitSection tone="deep" title={title} lead={text}>
			<ol className="divide-y border-y">
				{programs.map((program, index) => (
					<li key={program.slug} className="relative py-5.5 pl-14 lg:pl-22">
						<Numeral className="absolute left-0 flex h-11 items-center text-h2">
							{index + 1}
						</Numeral>
						<h3>
							<RowLink link={{ label: program.title, href: `/academy/${program.slug}` }} />
						</h3>
						<p className="text-soft">{program.summary}</p>
						<Enrollment data={data} program={program} className="mt-1.5 text-small" />
					</li>
				))}
			</ol>
			<p className="border-b py-5 pl-14 lg:pl-22">{note}</p>
		</SplitSection>
	);
}

/** The workshops on a colored band, each with its quilt block. */
function Workshops({ data, copy: { title, text }, programs }: GroupProps) {
	return (
		<Section tone="indigo">
			<SectionHead title={title} lead={text} className="mb-block" />
			<ul className="grid gap-x-fluid-4 gap-y-9 lg:grid-cols-3">
				<ProgramItems data={data} programs={programs} stacked />
			</ul>
		</Section>
	);
}

/** The collaborations as rows that name who teaches. */
function Collabs({
	data,
	copy: { title, text },
	programs,
	words,
}: GroupProps & { words: AcademyProgramsPage["words"] }) {
	return (
		<Section>
			<SectionHead title={title} lead={text} className="mb-block" />
			<Ledger>
				{programs.map((program) => (
					<LedgerItem
						key={program.slug}
						slug={program.slug}
						title={program.title}
						text={program.summary}
						action={{ label: "Learn More", href: `/academy/${program.slug}` }}
						repeats
						{...BLOCKS[program.slug]}
					>
						<p className="max-w-note text-soft">
							{words.with} {data.partners[program.partner ?? ""]?.collaboration}
						</p>
						<Enrollment data={data} program={program} className="mt-1.5 text-small" />
					</LedgerItem>
				))}
			</Ledger>
		</Section>
	);
}
