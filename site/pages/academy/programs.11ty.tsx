import { BLOCKS } from "../../components/academy/blocks.ts";
import { Collabs } from "../../components/academy/Collabs.tsx";
import { Paths } from "../../components/academy/Paths.tsx";
import { academyPrograms, type Category } from "../../components/academy/programs.ts";
import { Series } from "../../components/academy/Series.tsx";
import { Workshops } from "../../components/academy/Workshops.tsx";
import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";

export const data = { permalink: "/academy/programs/" };

export default function AcademyPrograms(data: SiteData) {
	const { metadata, label, title, lead, groups, seriesNote, closing } = data.pages.academyPrograms;
	const programs = academyPrograms(data.programs);
	const group = (kind: Category) => ({
		copy: groups[kind],
		programs: programs.filter(({ category }) => category === kind),
	});
	return (
		<Document data={data} styles="programs" {...metadata}>
			<PageHead tone="indigo" slug="programs" {...BLOCKS.programs} {...{ label, title, lead }} />
			<Paths {...group("path")} />
			<Series {...group("Series")} note={seriesNote} />
			<Workshops {...group("Workshop")} />
			<Collabs {...group("Collab")} />
			<Closing tone="plum" {...closing} />
		</Document>
	);
}
