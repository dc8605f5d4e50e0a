import type { AcademyProgram } from "../../content/academy-programs.ts";
import type { AcademyProgramsPage } from "./schema.ts";

/** A kind of program and the programs of that kind, in order. */
export interface GroupProps {
	copy: AcademyProgramsPage["groups"]["path"];
	programs: readonly AcademyProgram[];
}
