import type { SiteData } from "../data.ts";
import type { AcademyProgram } from "../rules/academy-programs.ts";
import { Enrollment } from "./Enrollment.tsx";
import { RowLink } from "./Onward.tsx";

interface ProgramRowsProps {
	data: SiteData;
	programs: readonly AcademyProgram[];
	/** Before the name of the partner who teaches it with us. */
	withPartner: string;
	/** Without how to join, where the heading of the list says so. */
	waiting?: boolean;
}

/** The items of a list of programs: each title leads to its page, and below it stands how to join. */
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
