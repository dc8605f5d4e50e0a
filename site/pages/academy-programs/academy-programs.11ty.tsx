import { en } from "../../../shared/quiz/en.ts";
import { enrollmentAt } from "../../../shared/quiz/enrollment-state.ts";
import { PageHead } from "../../components/PageHead.tsx";
import { LinkPatches } from "../../components/Patches.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { academyPrograms, CATEGORIES } from "../../rules/academy-programs.ts";
import { pricesOf } from "../../rules/enrollment.ts";
import { PageSection } from "../../sections/PageSection.tsx";
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
				tone="paper"
				label={label}
				title={title}
				lead={lead}
				actions={[words.join.plans, words.join.equity]}
				figure={<Overview data={data} />}
			/>
			{CATEGORIES.map((category) => {
				const items = programs
					.filter((program) => program.category === category)
					.map(({ slug }) => ({ program: slug }));
				const section = { kind: "programs", ...groups[category], items };
				return <PageSection key={category} data={data} dye="indigo" section={section} />;
			})}
		</Document>
	);
}

/** Every program as a patch that links to its page and names its price or state; patches of open programs are dyed. */
function Overview({ data }: { data: ProgramsData }) {
	const now = new Date(data.buildDate);
	return (
		<LinkPatches
			patches={academyPrograms(data.programs).map(({ slug, title, page, enrollment }) => {
				const { state, words } = enrollmentAt(en, enrollment, now);
				const [price] = pricesOf({ enrollment }, data.plans);
				return {
					href: `/academy/${slug}`,
					label: title,
					note: price ?? words,
					dyed: state !== "waitlist",
					tone: page.dye,
				};
			})}
		/>
	);
}
