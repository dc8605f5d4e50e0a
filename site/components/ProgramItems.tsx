import clsx from "clsx";
import { BLOCKS } from "../rules/academy-blocks.ts";
import type { AcademyProgram } from "../rules/academy-programs.ts";
import { QuiltBlock } from "./Cloth.tsx";

interface ProgramItemsProps {
	programs: readonly AcademyProgram[];
	/** On a wide page, each block is above its title instead of beside it. */
	stacked?: boolean;
}

/** The items of a list of programs: each with its block, and its title leading to its page. */
export function ProgramItems({ programs, stacked = false }: ProgramItemsProps) {
	return programs.map(({ slug, title, summary }) => (
		<li
			key={slug}
			className={clsx(
				"grid grid-cols-[min(7rem,26vw)_minmax(0,1fr)] items-center gap-5",
				stacked && "lg:grid-cols-1 lg:content-start",
			)}
		>
			<QuiltBlock slug={slug} className={stacked ? "lg:w-3/5" : ""} {...BLOCKS[slug]} />
			<div>
				<h3>
					<a className="text-inherit decoration-clay" href={`/academy/${slug}`}>
						{title}
					</a>
				</h3>
				<p className="mt-1.5 text-soft">{summary}</p>
			</div>
		</li>
	));
}
