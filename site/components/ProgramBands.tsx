import clsx from "clsx";
import type { SiteData } from "../data.ts";
import type { AcademyProgram } from "../rules/academy-programs.ts";
import { Enrollment } from "./Enrollment.tsx";
import { RowLink } from "./Onward.tsx";
import { toneClass } from "./Section.tsx";

interface ProgramBandsProps {
	data: SiteData;
	programs: readonly AcademyProgram[];
	/** A small label above each title. */
	label?: string;
	className: string;
}

/** Programs, each on a band of its own color: a linked title, and how to join below it. */
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
