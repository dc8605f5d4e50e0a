import clsx from "clsx";
import { toneClass } from "../../components/Section.tsx";
import type { AcademyProgram } from "../../rules/academy-programs.ts";

/** Every program as a patch that links to the program's page; patches of open programs are dyed. */
export function Overview({ open, waiting }: Record<"open" | "waiting", readonly AcademyProgram[]>) {
	return (
		<ul className="grid grid-cols-2 gap-0.75">
			{[...open, ...waiting].map(({ slug, title, page }, index) => (
				<li key={slug} className={clsx("patch", index < open.length && toneClass(page.dye))}>
					<a
						className="flex min-h-12 items-center px-4 py-1.5 text-small leading-tight font-bold text-inherit no-underline hover:underline md:min-h-14"
						href={`/academy/${slug}`}
					>
						{title}
					</a>
				</li>
			))}
		</ul>
	);
}
