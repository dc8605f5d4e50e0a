import clsx from "clsx";
import type { ReactNode } from "react";
import type { Link } from "../../shared/content/fields.ts";
import type { SiteData } from "../data.ts";
import type { BlockChoice } from "../quilt/block.ts";
import { type AcademyProgram, BLOCKS } from "../rules/academy-programs.ts";
import { buttonClass } from "./Button.tsx";
import { QuiltBlock } from "./Cloth.tsx";
import { Enrollment } from "./Enrollment.tsx";

/** A list as in an account book. On a wide page its items share four columns. */
export function Ledger({ children }: { children: ReactNode }) {
	return <ul className="ledger divide-y border-y">{children}</ul>;
}

interface LedgerItemProps extends BlockChoice {
	/** Decides the quilt block. */
	slug: string;
	title: string;
	text?: string | undefined;
	action: Link;
	/** Screen readers hear the title after the action's label, where that label repeats. */
	repeats?: boolean;
	/** What else there is to say, before the action. */
	children: ReactNode;
}

/** An entry: its block and its title, what else there is to say, and the action. */
export function LedgerItem({
	slug,
	title,
	text,
	action,
	repeats = false,
	children,
	...choice
}: LedgerItemProps) {
	return (
		<li className="py-entry">
			<QuiltBlock slug={slug} {...choice} />
			<div>
				<h3 className="text-entry">{title}</h3>
				{text && <p className="mt-1.5 max-w-note text-soft">{text}</p>}
			</div>
			<div>{children}</div>
			<a className={buttonClass({ look: "outlined", className: "lg:w-full" })} href={action.href}>
				{action.label}
				{repeats && <span className="sr-only">: {title}</span>}
			</a>
		</li>
	);
}

interface ProgramItemsProps {
	data: SiteData;
	programs: readonly AcademyProgram[];
	/** On a wide page, each block is above its title instead of beside it. */
	stacked?: boolean;
	/** Without what it teaches. */
	brief?: boolean;
}

/** The items of a list of programs: each with its block, its title leading to its page, and how to join. */
export function ProgramItems({
	data,
	programs,
	stacked = false,
	brief = false,
}: ProgramItemsProps) {
	return programs.map((program) => {
		const { slug, title, summary } = program;
		return (
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
					{!brief && <p className="mt-1.5 text-soft">{summary}</p>}
					<Enrollment data={data} program={program} className="mt-1.5 text-small" />
				</div>
			</li>
		);
	});
}
