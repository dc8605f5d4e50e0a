import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import type { PageData } from "../../data.ts";
import { definePages } from "../../eleventy/page.ts";
import { course } from "../../eleventy/seo/structured-data.ts";
import { Document } from "../../layouts/Document.tsx";
import { BLOCKS } from "../../rules/academy-blocks.ts";
import {
	type AcademyProgram,
	academyProgram,
	academyPrograms,
	TONES,
} from "../../rules/academy-programs.ts";
import type { schema } from "../academy-programs/schema.ts";
import { Crumbs } from "./Crumbs.tsx";
import { LeadsTo, Learning, Running, Suiting } from "./ProgramParts.tsx";

interface ProgramData extends PageData<"academy-programs", typeof schema> {
	program: AcademyProgram;
}

export const data = definePages({
	path: "/academy/*",
	each: "program",
	items: ({ programs }) => academyPrograms(programs),
	slug: ({ slug }) => slug,
	metadata: (data) => {
		const { slug, title: name, page } = data.program;
		const { description } = page.metadata;
		return {
			...page.metadata,
			block: { slug, ...BLOCKS[slug] },
			jsonLd: [course(data, { name, description, path: `/academy/${slug}` })],
		};
	},
});

/** A page for each program. */
export default function Program(data: ProgramData) {
	const { groups, label, words } = data.pages["academy-programs"];
	const { program } = data;
	const { slug, title, category, page } = program;
	return (
		<Document data={data}>
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
			<Running data={data} program={program} group={groups[category]} words={words} />
			<Learning program={program} words={words} />
			<Suiting program={program} words={words} />
			<LeadsTo
				programs={page.leadsTo.map((next) => academyProgram(data.programs, next))}
				words={words}
			/>
			<Closing tone={TONES[category]} {...page.next} />
		</Document>
	);
}
