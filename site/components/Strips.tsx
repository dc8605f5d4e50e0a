import clsx from "clsx";
import type { ReactNode } from "react";
import type { Link } from "../../shared/content/fields.ts";
import { Actions } from "./Button.tsx";
import { Features } from "./Items.tsx";
import { Arrow } from "./Onward.tsx";
import { displayName } from "./Text.tsx";

interface PressedStripsProps {
	links: readonly {
		readonly title: string;
		readonly href: string;
		readonly text?: string | undefined;
	}[];
}

/** Up to this many characters, what is pressed fits beside another one on a phone. */
const SHORT = 28;

/** Links as strips of cloth, each a step further in than the one above, as a housetop's logs are. */
export function PressedStrips({ links }: PressedStripsProps) {
	const isShort = links.every(({ title, text }) => title.length <= SHORT && !text);
	return (
		<ul className={clsx("pressed", isShort && "pressed-short")}>
			{links.map(({ title, href, text }) => (
				<li key={title}>
					<a href={href}>
						<b>{title}</b> {text && <span>{text}</span>}
						<Arrow />
					</a>
				</li>
			))}
		</ul>
	);
}

interface DyedStripsProps {
	items: readonly {
		readonly id?: string | undefined;
		readonly when?: string | undefined;
		readonly title: string;
		readonly href?: string | undefined;
		readonly text?: ReactNode;
		readonly points?: readonly string[] | undefined;
		readonly actions?: readonly Link[] | undefined;
	}[];
	numbered?: boolean | undefined;
	/** The level of the strips' headings. */
	level?: "h2" | "h3";
}

/** From this many characters on, the names of strips are too long for large type. */
const LONG = 36;

/** Up to these many characters, a text fits beside its name on a phone. */
const TERSE = 60;
const TERSE_NAME = 12;

/** Strips from edge to edge of the window, in depths of the dye around them, each with a name in large type. */
export function DyedStrips({ items, numbered = false, level: Title = "h3" }: DyedStripsProps) {
	const List = numbered ? "ol" : "ul";
	const isLong = items.some(({ title }) => title.length >= LONG);
	const isTerse = items.every(
		({ title, text }) =>
			typeof text === "string" && text.length <= TERSE && title.length < TERSE_NAME,
	);
	return (
		<List className={clsx("strips", isLong && "strips-long", isTerse && "strips-terse")}>
			{items.map(({ id, when, title, href, text, points, actions = [] }, index) => (
				<li key={title} id={id}>
					<div className="wrap">
						<div>
							{when && <p>{when}</p>}
							<Title>
								{/* Screen readers announce the list's own numbers. */}
								{numbered && <span aria-hidden="true">{index + 1}</span>}
								{href ? <a href={href}>{displayName(title)}</a> : displayName(title)}
							</Title>
						</div>
						<div>
							{typeof text === "string" ? <p>{text}</p> : text}
							{points && <Features items={points} className="mt-2" />}
							<Actions links={actions} of={title} look="outlined" className="mt-4" />
						</div>
					</div>
				</li>
			))}
		</List>
	);
}
