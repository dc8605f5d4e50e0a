import { course } from "../../build/seo/structured-data.ts";
import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { BLOCKS } from "../../content/academy-blocks.ts";
import { academyProgram, TONES } from "../../content/academy-programs.ts";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { Crumbs } from "./Crumbs.tsx";
import { LeadsTo, Learning, Running, Suiting } from "./ProgramParts.tsx";

interface ProgramData extends SiteData {
	/** Name of the file in site/_data/programs/. */
	programSlug: string;
}

export const data = {
	pagination: { data: "programs", size: 1, alias: "programSlug", addAllPagesToCollections: true },
	permalink: ({ programSlug }: ProgramData) => `/academy/${programSlug}/`,
};

/** A page for each program (spec section 2, `/academy/{program slug}`). */
export default function Program(data: ProgramData) {
	const { groups, label, words } = data.pages["academy-programs"];
	const program = academyProgram(data.programs, data.programSlug);
	const { slug, title, category, page } = program;
	const path = `/academy/${slug}`;
	return (
		<Document
			data={data}
			styles="program"
			{...page.metadata}
			jsonLd={[course(data, { name: title, description: page.metadata.description, path })]}
		>
			<Crumbs
				trail={[
					{ label, href: "/academy" },
					{ label: words.back, href: "/academy/programs" },
				]}
				here={title}
			/>
			<PageHead
				tone={TONES[category]}
				slug={slug}
				{...BLOCKS[slug]}
				label={groups[category].title}
				title={title}
				lead={page.lead}
			/>
			<Learning program={program} words={words} />
			<Running program={program} words={words} />
			<Suiting program={program} words={words} />
			<LeadsTo
				programs={page.leadsTo.map((next) => academyProgram(data.programs, next))}
				words={words}
			/>
			<Closing tone={TONES[category]} {...page.next} />
		</Document>
	);
}
