import clsx from "clsx";
import type { SiteData } from "../data.ts";
import type { AcademyProgram } from "../rules/academy-programs.ts";
import { offerOf } from "../rules/enrollment.ts";
import { EnrollmentWords } from "./Dated.tsx";
import { RowLink } from "./Onward.tsx";
import { toneClass } from "./Section.tsx";

interface EnrollmentProps {
	data: SiteData;
	program: Pick<AcademyProgram, "enrollment" | "category">;
	className?: string;
	note?: string | undefined;
}

/** Renders the enrollment state and the price: `Open now · one a year with Seed, $197 a year`. */
export function Enrollment({ data, program, className, note }: EnrollmentProps) {
	const { enrollment } = program;
	const price = offerOf(program, data.plans);
	return (
		<p className={className}>
			<b>
				<EnrollmentWords data={data} enrollment={enrollment} />
			</b>
			{price && ` · ${price}`}
			{note && `. ${note}`}
		</p>
	);
}

interface ProgramBandsProps {
	data: SiteData;
	programs: readonly AcademyProgram[];
	/** A small label above each title. */
	label?: string;
	className: string;
}

/** Renders each program on a band in the program's color, with a linked title and how to enroll. */
export function ProgramBands({ data, programs, label, className }: ProgramBandsProps) {
	return (
		<ul className={clsx("grid gap-3", className)}>
			{programs.map((program) => (
				<li key={program.slug} className={clsx("px-5 py-4", toneClass(program.page.dye))}>
					{label && <p className="label">{label}</p>}
					<h3>
						<RowLink link={{ label: program.title, href: `/academy/${program.slug}` }} />
					</h3>
					<Enrollment data={data} program={program} className="mt-1.5 text-small" />
				</li>
			))}
		</ul>
	);
}

interface ProgramRowsProps {
	data: SiteData;
	programs: readonly AcademyProgram[];
	withPartner: string;
	waiting?: boolean;
}

/** Renders each program as a row: linked title, summary, partner and, unless `waiting` is set, how to enroll. */
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
