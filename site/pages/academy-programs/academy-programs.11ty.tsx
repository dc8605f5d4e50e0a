import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { BLOCKS } from "../../content/academy-blocks.ts";
import { academyPrograms, type Category } from "../../content/academy-programs.ts";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { Collabs } from "./Collabs.tsx";
import { Paths } from "./Paths.tsx";
import { Series } from "./Series.tsx";
import { Workshops } from "./Workshops.tsx";

export const data = { permalink: "/academy/programs/" };

export default function AcademyPrograms(data: SiteData) {
	const { metadata, label, title, lead, groups, seriesNote, closing } =
		data.pages["academy-programs"];
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
