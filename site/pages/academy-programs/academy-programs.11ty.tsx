import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { academyPrograms, type Category } from "../../content/academy-programs.ts";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import { Collabs } from "./Collabs.tsx";
import { Paths } from "./Paths.tsx";
import { Series } from "./Series.tsx";
import { schema } from "./schema.ts";
import { Workshops } from "./Workshops.tsx";

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
