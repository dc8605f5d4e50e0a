import clsx from "clsx";
import type { ReactNode } from "react";
import type { Site } from "../../shared/content/site-schema.ts";
import type { Tone } from "../rules/tones.ts";
import { toneClass } from "./Section.tsx";

interface PatchesProps {
	count: number;
	/** How many are dyed. */
	dyed?: number;
	/** A word on each. */
	each?: string;
	/** Classes that set the number of columns. */
	className: string;
}

/** A grid of patches of which some are dyed. It is decorative: the text states the numbers. */
export function Patches({ count, dyed = 0, each, className }: PatchesProps) {
	return (
		<div className={clsx("grid gap-0.75", className)} aria-hidden="true">
			{Array.from({ length: count }, (_, index) => `${index + 1}`).map((place, index) => (
				<span
					key={place}
					className="patch display grid aspect-square place-content-center text-label md:text-h4"
					data-dyed={index < dyed || undefined}
				>
					{each}
				</span>
			))}
		</div>
	);
}

/** The fund's share of every enrollment, drawn as ten patches of which some are dyed. */
export function FundPatches({ site }: { site: Pick<Site, "ecosystemFundPercent" | "giving"> }) {
	const percent = site.ecosystemFundPercent;
	return (
		<div>
			<p className="mb-3">
				<b>{percent}%</b> {site.giving.fund}
			</p>
			<Patches count={10} dyed={Math.round(percent / 10)} className="grid-cols-5" />
		</div>
	);
}

interface LinkPatchesProps {
	patches: readonly {
		readonly href: string;
		readonly label: string;
		readonly note?: string | undefined;
		readonly picture?: ReactNode;
		/** Whether what it leads to is there now; planned things are undyed. */
		readonly dyed: boolean;
		/** The dye; marigold by default. */
		readonly tone?: Tone;
	}[];
	/** Classes that set the number of columns. */
	className?: string;
}

/** Patches that are links, beside a page's title: one for each thing that the page lists. */
export function LinkPatches({ patches, className = "grid-cols-2" }: LinkPatchesProps) {
	return (
		<ul className={clsx("grid auto-rows-fr gap-0.75", className)}>
			{patches.map(({ href, label, note, picture, dyed, tone }) => (
				<li
					key={href}
					className={clsx("patch max-md:last:odd:col-span-full", dyed && tone && toneClass(tone))}
					data-dyed={dyed || undefined}
				>
					<a
						className="flex h-full min-h-12 flex-col justify-center px-4 py-2.5 text-small leading-tight text-inherit no-underline hover:underline"
						href={href}
					>
						{picture}
						<b>{label}</b> {note}
					</a>
				</li>
			))}
		</ul>
	);
}

interface PartsQuiltProps {
	parts: readonly {
		readonly when?: string | undefined;
		readonly title: string;
		readonly text?: string | undefined;
	}[];
	/** Whether the parts are available now; planned parts are undyed. */
	dyed: boolean;
}

/**
 * Parts in order as adjacent patches, each with its number or time. Up to five stand in one row, more in rows of four;
 * in a narrow container, such as beside a page's title, they stand below each other.
 */
export function PartsQuilt({ parts, dyed }: PartsQuiltProps) {
	const isLong = parts.length > 5;
	return (
		<div className="@container">
			<ol
				className={clsx(
					"grid gap-0.75",
					isLong
						? "@min-[50rem]:grid-cols-4"
						: "@min-[50rem]:auto-cols-fr @min-[50rem]:grid-flow-col",
				)}
			>
				{parts.map(({ when, title, text }, index) => (
					<li
						key={title}
						className={clsx(
							"patch px-6 py-4 @min-[50rem]:px-5 @min-[50rem]:py-7",
							isLong && parts.length % 4 === 3 && "@min-[50rem]:last:col-span-2",
							!when && "@max-[50rem]:ps-17",
						)}
						data-dyed={dyed || undefined}
					>
						{when ? (
							<p className="mb-1 font-bold @min-[50rem]:mb-4">{when}</p>
						) : (
							<span
								aria-hidden="true"
								className="display text-h2 lining-nums @max-[50rem]:absolute @max-[50rem]:left-6 @min-[50rem]:mb-7 @min-[50rem]:block @min-[50rem]:text-[4rem]"
							>
								{index + 1}
							</span>
						)}
						<h3 className="text-h4">{title}</h3>
						<p className="mt-1.5 @max-[50rem]:text-md @max-[50rem]:leading-close">{text}</p>
					</li>
				))}
			</ol>
		</div>
	);
}

interface HeadPartsProps extends PartsQuiltProps {
	title: string;
	lead?: string;
}

/** Parts in order beside a page's title, with a heading of their own. */
export function HeadParts({ title, lead, ...quilt }: HeadPartsProps) {
	return (
		<>
			<h2>{title}</h2>
			{lead && <p className="mt-2 text-soft">{lead}</p>}
			<div className="mt-4">
				<PartsQuilt {...quilt} />
			</div>
		</>
	);
}
