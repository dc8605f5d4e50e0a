import clsx from "clsx";
import type { Link, Photo } from "../../shared/content/fields.ts";
import { type BlockChoice, quiltBlock } from "../quilt/block.ts";
import { colorways } from "../quilt/colorways.ts";
import { drawBlock, drawQuilt } from "../quilt/drawing.ts";
import type { WallName } from "../quilt/wall.ts";
import type { Tone } from "../rules/tones.ts";
import { Actions } from "./Button.tsx";
import { Cloth } from "./Cloth.tsx";
import { Picture } from "./Photo.tsx";
import { RestOfStyles } from "./RestOfStyles.tsx";
import { toneClass } from "./Section.tsx";
import { Label, Lead } from "./Text.tsx";
import { Wall } from "./Wall.tsx";

interface PageHeadProps extends BlockChoice {
	tone: Tone;
	/** Decides the quilt block of the page. */
	slug: string;
	/** How title and cloth stand together; each kind of page has one. */
	composition?: Composition;
	/** The quilt below the head, as wide as the window. It takes the place of the composition's own cloth. */
	wall?: WallName;
	/** A quiet line above the title. */
	label?: string | undefined;
	title: string;
	lead: string;
	actions?: readonly Link[] | undefined;
	/** Takes the place of the cloth, beside the title. */
	image?: Photo | undefined;
}

/**
 * - bleed: a page about something that the business does. Its block is as high as the head and runs out of the window.
 * - strip: a page with a list, or where people take part. A row of its block, below, from edge to edge.
 * - block: one thing among others of its kind. Its block stands askew beside the title, and out of the head.
 * - ledger: a page to do something on, such as a form. Title and lead side by side, over a narrow row of its block.
 */
type Composition = "bleed" | "strip" | "block" | "ledger";

const LOOKS = {
	bleed: { head: "pt-band md:pb-band", text: "md:max-w-[58%]" },
	strip: { head: "pt-band", text: "max-w-[52rem]" },
	block: { head: "py-band max-md:pb-0", text: "md:max-w-[58%]" },
	ledger: {
		head: "pt-band",
		text: "grid items-end gap-x-fluid-7 md:grid-cols-[7fr_5fr]",
	},
} as const satisfies Record<Composition, { head: string; text: string }>;

/** The head of a page: its one h1, what it is about, the first ways on, and cloth of its own. */
export function PageHead({
	tone,
	slug,
	composition = "bleed",
	wall,
	label,
	title,
	lead,
	actions = [],
	image,
	...choice
}: PageHeadProps) {
	const look = LOOKS[wall ? "strip" : composition];
	const text = (
		<>
			<div>
				{label && <Label className="mb-3.5">{label}</Label>}
				<h1>{title}</h1>
			</div>
			<div>
				<Lead className="mt-5">{lead}</Lead>
				<Actions links={actions} className="mt-8" />
			</div>
		</>
	);
	return (
		<>
			{image ? (
				<header className={clsx("py-band", toneClass(tone))}>
					<div className="wrap grid items-center gap-x-fluid-7 gap-y-10 md:grid-cols-[1fr_minmax(14rem,21rem)]">
						<div>{text}</div>
						<Picture image={image}>{null}</Picture>
					</div>
				</header>
			) : (
				<header className={clsx("relative overflow-clip", look.head, toneClass(tone))}>
					<div className="wrap">
						<div className={look.text}>{text}</div>
					</div>
					{wall ? (
						<div className="h-band" />
					) : (
						<HeadCloth composition={composition} slug={slug} choice={choice} />
					)}
				</header>
			)}
			<RestOfStyles />
			{wall && !image && <Wall name={wall} />}
		</>
	);
}

interface HeadClothProps {
	composition: Composition;
	slug: string;
	choice: BlockChoice;
}

/** Blocks in the row of a strip: enough for a window of 1,440 pixels. */
const ROW = 13;

/** The cloth of a head. On phones it runs out of the window, so that it stands nowhere by itself. */
function HeadCloth({ composition, slug, choice }: HeadClothProps) {
	const { colorway: _own, ...shape } = choice;
	switch (composition) {
		case "ledger":
		case "strip":
			return (
				<Cloth
					drawing={drawQuilt(
						ROW,
						1,
						Array.from({ length: ROW }, (_, column) => {
							const colorway = colorways[(column * 5) % colorways.length];
							const block = quiltBlock(slug, { ...shape, ...(colorway && { colorway }) });
							return { block, column, row: 0 };
						}),
					)}
					className={clsx(
						"w-full",
						composition === "strip"
							? "mt-[clamp(2.5rem,6vw,5rem)] h-20 md:h-28"
							: "mt-[clamp(2rem,4vw,3.5rem)] h-10 md:h-14",
					)}
					crop="xMinYMid slice"
				/>
			);
		case "bleed":
			return (
				<Cloth
					drawing={drawBlock(quiltBlock(slug, choice))}
					className="mt-8 -mr-[9vw] ml-auto w-[62vw] md:absolute md:top-1/2 md:-right-[5vw] md:m-0 md:w-[min(37vw,40rem)] md:-translate-y-1/2"
				/>
			);
		case "block":
			return (
				<Cloth
					drawing={drawBlock(quiltBlock(slug, choice))}
					className="-mr-[10vw] -mb-[9vw] ml-auto w-[54vw] -rotate-6 md:absolute md:right-[max(2.5rem,50vw-37.5rem)] md:-bottom-14 md:m-0 md:w-[min(31vw,27rem)]"
				/>
			);
	}
}
