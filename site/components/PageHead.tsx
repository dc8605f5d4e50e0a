import clsx from "clsx";
import type { Link, Photo } from "../../shared/content/fields.ts";
import type { BlockChoice } from "../quilt/block.ts";
import type { Tone } from "../rules/tones.ts";
import { Actions } from "./Button.tsx";
import { QuiltBlock } from "./Cloth.tsx";
import { Picture } from "./Photo.tsx";
import { RestOfStyles } from "./RestOfStyles.tsx";
import { toneClass } from "./Section.tsx";
import { Label, Lead } from "./Text.tsx";

interface PageHeadProps extends BlockChoice {
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
		<>
			<header className={clsx("py-band", toneClass(tone))}>
				<div className="wrap grid items-center gap-x-fluid-7 gap-y-10 md:grid-cols-[1fr_minmax(14rem,21rem)]">
					<div>
						{label && <Label className="mb-3.5">{label}</Label>}
						<h1>{title}</h1>
						<Lead className="mt-5">{lead}</Lead>
						<Actions links={actions} className="mt-8" />
					</div>
					<div className="w-[min(60%,15rem)] md:w-full">
						<Picture image={image}>
							<QuiltBlock slug={slug} {...choice} />
						</Picture>
					</div>
				</div>
			</header>
			<RestOfStyles />
		</>
	);
}
