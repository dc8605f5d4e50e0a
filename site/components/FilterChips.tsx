import clsx from "clsx";
import type { ComponentProps } from "react";
import { countText } from "../scripts/filter.ts";
import type { ListPage } from "../sections/section-kind.ts";

interface FilterChipsProps {
	/** The page's path, to which the chip for all categories links. */
	path: string;
	label: string;
	all: string;
	categories: readonly { readonly key: string; readonly label: string }[];
	/** The listed items: `key` is the item's category, `slug` its anchor. */
	items: readonly { readonly slug: string; readonly key: string }[];
	what: "product" | "article";
	/** Of a list of several pages: this one, and all of them. A chip then leads to the first page of its category. */
	page?: ListPage;
	pages?: readonly ListPage[];
}

/**
 * Chips that filter a list by category (site/scripts/filters.ts). Without JavaScript, a chip links to the first item of
 * its category.
 */
export function FilterChips({
	path,
	label,
	all,
	categories,
	items,
	what,
	page,
	pages = [],
}: FilterChipsProps) {
	return (
		<nav
			className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 max-sm:-mx-gutter"
			aria-label={label}
		>
			<ul className="flex gap-1.5 max-sm:overflow-x-auto max-sm:p-1 max-sm:px-gutter sm:flex-wrap sm:gap-2">
				<li>
					<Chip href={path} data-chip="" aria-current={page?.of ? undefined : "true"}>
						{all}
					</Chip>
				</li>
				{categories.map(({ key, label }) => (
					<li key={key}>
						<Chip
							href={
								page
									? (pages.find(({ of }) => of === label)?.path ?? path)
									: `#${items.find((item) => item.key === key)?.slug ?? ""}`
							}
							data-chip={key}
							aria-current={page?.of === label ? "true" : undefined}
						>
							{label}
						</Chip>
					</li>
				))}
			</ul>
			<p
				className={clsx("text-small text-soft max-sm:sr-only", !page && "noscript:hidden")}
				role="status"
				data-count={what}
			>
				{countText(items.length, what, page?.of)}
			</p>
		</nav>
	);
}

function Chip(props: ComponentProps<"a">) {
	return (
		<a
			className="inline-flex min-h-11 items-center rounded-full border-2 border-control px-2.5 text-small font-bold whitespace-nowrap text-inherit no-underline hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper sm:px-4"
			{...props}
		/>
	);
}
