import type { SiteData } from "../data.ts";
import type { AcademyProgram } from "../domain/academy-programs.ts";
import { offerOf } from "../domain/enrollment.ts";
import { EnrollmentWords } from "./Dated.tsx";

interface EnrollmentProps {
	data: SiteData;
	program: Pick<AcademyProgram, "enrollment">;
	note?: string | undefined;
}

/** Renders the enrollment state and the price: `Open now · $197 a year with Seed`. */
export function Enrollment({ data, program, note }: EnrollmentProps) {
	const offer = offerOf(program, data.plans);
	return (
		<>
			<b>
				<EnrollmentWords data={data} enrollment={program.enrollment} />
			</b>
			{offer && ` · ${offer}`}
			{note && `. ${note}`}
		</>
	);
}
