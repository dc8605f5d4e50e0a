import type { AcademyProgramsPage } from "../../../shared/content/pages/academy-programs.ts";
import type { AcademyProgram } from "./programs.ts";

/** A kind of program and the programs of that kind, in order. */
export interface GroupProps {
	copy: AcademyProgramsPage["groups"]["path"];
	programs: readonly AcademyProgram[];
}
