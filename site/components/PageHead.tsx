import clsx from "clsx";
import type { ReactNode } from "react";
import type { Link, Photo } from "../../shared/content/fields.ts";
import type { Tone } from "../domain/tones.ts";
import { Actions } from "./Button.tsx";
import { Cloth } from "./Cloth.tsx";
import { MainStylesheet } from "./MainStylesheet.tsx";
import { Picture } from "./Photo.tsx";
import { toneClass } from "./Section.tsx";
import { Label, Lead } from "./Text.tsx";

const UNDER_FIGURE = "-mb-head mt-fluid-3 h-14 md:h-24";

/** Where nothing is pressed in the head, cloth would push what is out of a phone's first screen. */
const besideText = (hasActions: boolean) =>
	clsx(
		"md:absolute md:inset-y-0 md:end-0 md:h-full md:w-[44vw]",
		hasActions ? "-mb-head h-36 max-md:mt-6" : "max-md:hidden",
	);

interface PageHeadProps {
	tone: Tone;
	/** Cloth across the window, below the text. */
	wall?: ReactNode;
	label?: string | undefined;
	title: string;
	lead: string;
	actions?: readonly Link[] | undefined;
	/** Content below the buttons, such as a price. */
	offer?: ReactNode;
	image?: Photo | undefined;
	/** A figure to show instead of a photo. */
	figure?: ReactNode;
	/** Further content below the text; on phones below the figure. */
	children?: ReactNode;
	/** Whether offer and figure need only the critical CSS; critical.css then names their files. */
	isCritical?: boolean;
}

/**
 * The first section of a page, with its `h1` and first actions. The title stands at the same height on every page, the
 * lead below it, and one thing beside both, or on phones below them. A head on paper has no visible edge, so only the
 * section below it adds space between them. Without offer, figure and children, it needs only the critical CSS
 * (critical.css).
 */
export function PageHead({
	tone,
	wall,
	label,
	title,
	lead,
	actions = [],
	offer,
	image,
	figure,
	isCritical = !offer && !figure,
	children,
}: PageHeadProps) {
	const beside = image ? <Picture image={image} /> : figure;
	const isDyed = tone !== "paper";
	const isPieced = isDyed && !beside && !wall;
	return (
		<>
			{!isCritical && <MainStylesheet />}
			<header
				className={clsx(
					"isolate pt-head",
					isDyed ? "relative pb-head" : "pb-fluid-3",
					toneClass(tone),
				)}
			>
				<div
					className={clsx(
						isPieced && "md:*:max-w-[56%]",
						"wrap relative z-2 grid grid-cols-1 gap-x-fluid-7 gap-y-8",
						beside && "md:grid-cols-[minmax(0,1fr)_minmax(14rem,28rem)] md:grid-rows-[auto_1fr]",
					)}
				>
					<div>
						<Label className="pb-1.5 empty:pb-0 md:min-h-7.5">{label}</Label>
						<h1 className={beside ? undefined : "text-hero"}>{title}</h1>
						<Lead className="mt-4 text-balance">{lead}</Lead>
						<Actions links={actions} className="mt-6" />
						{offer}
					</div>
					{beside && <div className="max-w-112 md:row-span-2 md:pt-9">{beside}</div>}
					{children && <div>{children}</div>}
				</div>
				{isDyed && !wall && (
					<Cloth
						cut={title.length}
						isEdging={!isPieced}
						className={clsx("w-full", isPieced ? besideText(actions.length > 0) : UNDER_FIGURE)}
					/>
				)}
			</header>
			{isCritical && <MainStylesheet />}
			{wall}
		</>
	);
}
