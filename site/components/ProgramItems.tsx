import { BLOCKS } from "../content/academy-blocks.ts";
import type { AcademyProgram } from "../content/academy-programs.ts";
import { QuiltBlock } from "./QuiltBlock.tsx";

/** The items of a list of programs: each with its block, and its title leading to its page. */
export function ProgramItems({ programs }: { programs: readonly AcademyProgram[] }) {
	return programs.map(({ slug, title, summary }) => (
		<li key={slug}>
			<QuiltBlock slug={slug} {...BLOCKS[slug]} />
			<div>
				<h3>
					<a href={`/academy/${slug}`}>{title}</a>
				</h3>
				<p>{summary}</p>
			</div>
		</li>
	));
}
