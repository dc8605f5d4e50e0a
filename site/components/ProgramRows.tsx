import type { SiteData } from "../data.ts";
import type { AcademyProgram } from "../rules/academy-programs.ts";
import { Enrollment } from "./Enrollment.tsx";
import { RowLink } from "./Onward.tsx";

interface ProgramRowsProps {
	data: SiteData;
	programs: readonly AcademyProgram[];
	withPartner: string;
	waiting?: boolean;
}

/** Programs as rows, each with a link to its page and how to join. */
export function ProgramRows({ data, programs, withPartner, waiting }: ProgramRowsProps) {
	return programs.map((program) => {
		const { slug, title, summary, partner } = program;
		const taughtWith = partner && data.partners[partner]?.collaboration;
		return (
			<li key={slug} className="py-4">
				<h3>
					<RowLink link={{ label: title, href: `/academy/${slug}` }} />
				</h3>
				<p className="text-soft">{summary}</p>
				{taughtWith && (
					<p className="mt-1 text-small text-soft">
						{withPartner} {taughtWith}
					</p>
				)}
				{!waiting && <Enrollment data={data} program={program} className="mt-1 text-small" />}
			</li>
		);
	});
}
