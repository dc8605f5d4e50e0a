import { PageHead } from "../../components/PageHead.tsx";
import { Patches } from "../../components/Patches.tsx";
import type { PageData } from "../../data.ts";
import { academyPrograms, CATEGORIES } from "../../domain/academy-programs.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { PageSections } from "../../sections/PageSection.tsx";
import type { schema } from "./schema.ts";

type ProgramsData = PageData<"academy-programs", typeof schema>;

export const data = definePage({ path: "/academy/programs" });

/** All programs, by category. */
export default function AcademyPrograms(data: ProgramsData) {
	const { label, title, lead, groups, words } = data.pages["academy-programs"];
	const programs = academyPrograms(data.programs);
	return (
		<Document data={data}>
			<PageHead
				tone="indigo"
				label={label}
				title={title}
				lead={lead}
				actions={[words.join.plans, words.join.equity]}
				figure={
					<Patches
						count={programs.length}
						dyed={programs.filter(({ enrollment }) => enrollment.state !== "waitlist").length}
						className="grid-cols-5"
					/>
				}
			/>
			<PageSections
				data={data}
				dye="indigo"
				above="dye"
				sections={CATEGORIES.map((category) => ({
					kind: "programs",
					...groups[category],
					...(category === "path" && { ground: "dye" as const }),
					items: programs
						.filter((program) => program.category === category)
						.map(({ slug }) => ({ program: slug })),
				}))}
			/>
		</Document>
	);
}
