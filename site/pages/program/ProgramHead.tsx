import { en } from "../../../shared/quiz/en.ts";
import { enrollmentAt } from "../../../shared/quiz/enrollment-state.ts";
import { rolePath } from "../../../shared/quiz/role-path.ts";
import { Actions } from "../../components/Button.tsx";
import { Enrollment } from "../../components/Enrollment.tsx";
import { RoleSign } from "../../components/RoleBlock.tsx";
import type { SiteData } from "../../data.ts";
import type { AcademyProgram } from "../../rules/academy-programs.ts";
import { waysIn } from "../../rules/enrollment.ts";
import type { AcademyProgramsPage } from "../academy-programs/schema.ts";

interface ProgramOfferProps {
	data: SiteData;
	program: AcademyProgram;
	join: AcademyProgramsPage["words"]["join"];
}

/** Whether the program can be taken, what it costs, and the way in. */
export function ProgramOffer({ data, program, join }: ProgramOfferProps) {
	const built = new Date(data.buildDate);
	const { state } = enrollmentAt(en, program.enrollment, built);
	return (
		<>
			<Enrollment data={data} program={program} className="mt-5 text-h5 leading-snug" />
			<Actions links={waysIn(program, built, join)} className="mt-4" />
			<p className="mt-3 text-small text-soft">{join.next[state]}</p>
		</>
	);
}

/** The parts of a program, sewn in a row. Decorative: their titles stand above the texts that say more. */
export function PartsQuilt({ parts }: { parts: readonly { title: string }[] }) {
	return (
		<div className="grid gap-0.75" aria-hidden="true">
			{parts.map(({ title }) => (
				<span key={title} className="patch px-5 py-3 font-bold odd:me-9 even:ms-9" data-dyed>
					{title}
				</span>
			))}
		</div>
	);
}

interface RoleQuiltProps {
	roles: AcademyProgram["roles"];
	title: string;
}

/** The roles that the quiz recommends the program to, with their blocks. */
export function RoleQuilt({ roles, title }: RoleQuiltProps) {
	return (
		<div>
			<h2 className="label mb-3">{title}</h2>
			<ul className="grid grid-cols-3 gap-3">
				{roles.map(({ role, name }) => (
					<li key={role} className="only:col-span-2">
						<a className="block text-inherit no-underline hover:underline" href={rolePath(role)}>
							<RoleSign role={role} className="mb-1.5 w-full" />
							<span className="text-small leading-tight font-bold">{name}</span>
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
