import type { ListPage } from "../sections/section-kind.ts";
import { Onward } from "./Onward.tsx";

interface PagesProps {
	pages: readonly ListPage[];
	page: ListPage | undefined;
	/** The words of the links to the page before and after. */
	newer: string;
	older: string;
}

/** The links between the pages of a long list. */
export function Pages({ pages, page, newer, older }: PagesProps) {
	if (!page || page.count < 2) return null;
	const at = (number: number) =>
		pages.find((each) => each.of === page.of && each.number === number);
	const before = at(page.number - 1);
	const after = at(page.number + 1);
	return (
		<nav
			className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t pt-4 print:hidden"
			aria-label={`Page ${page.number} of ${page.count}`}
		>
			{before && (
				<a className="inline-flex min-h-12 items-center font-bold" href={before.path} rel="prev">
					{newer}
				</a>
			)}
			<p className="text-small text-soft max-sm:order-1 max-sm:w-full">
				Page {page.number} of {page.count}
			</p>
			{after && <Onward link={{ label: older, href: after.path }} className="" rel="next" />}
		</nav>
	);
}
