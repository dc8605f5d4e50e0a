import type { Link, Photo } from "../../shared/content/fields.ts";
import type { BlockChoice } from "../quilt/block.ts";
import { Button } from "./Button.tsx";
import { Picture } from "./Photo.tsx";
import { Prose } from "./Prose.tsx";
import { QuiltBlock } from "./QuiltBlock.tsx";

/** Cloth that a page's head can be cut from; "paper" is the page's own ground. */
export type Tone = "forest" | "indigo" | "plum" | "madder" | "moss" | "paper";

export interface PageHeadProps extends BlockChoice {
	tone: Tone;
	/** Decides the quilt block beside the title. */
	slug: string;
	/** A quiet line above the title. */
	label?: string | undefined;
	title: string;
	lead: string;
	actions?: readonly Link[] | undefined;
	/** Takes the block's place. */
	image?: Photo | undefined;
}

/** The head of a page: its one h1, what it is about, the first ways on, and a quilt block of its own. */
export function PageHead({
	tone,
	slug,
	label,
	title,
	lead,
	actions = [],
	image,
	...choice
}: PageHeadProps) {
	return (
		<header className={`page-head tone-${tone}`}>
			<div className="wrap">
				<div>
					{label && <p className="label">{label}</p>}
					<h1>{title}</h1>
					<Prose text={lead} className="lead" />
					<Actions links={actions} />
				</div>
				<Picture image={image}>
					<QuiltBlock slug={slug} {...choice} />
				</Picture>
			</div>
		</header>
	);
}

/** A row of buttons: the first one solid, the others outlined. */
export function Actions({ links }: { links: readonly Link[] }) {
	if (links.length === 0) return null;
	return (
		<p className="ways">
			{links.map((link, index) => (
				<Button
					key={link.href + link.label}
					link={link}
					look={index === 0 ? "solid" : "outlined"}
				/>
			))}
		</p>
	);
}
