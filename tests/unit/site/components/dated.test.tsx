import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DatedLine, LastDay, Offer, Opening } from "../../../../site/components/Dated.tsx";

/* What a page says of dates on the day of its build. tests/e2e/dates.spec.ts proves what browsers make of it later. */

const LAST_DAY = "2025-12-31";

/** The text that visitors see; what waits for its date is hidden. */
function seen(element: ReactElement): string {
	return renderToStaticMarkup(element)
		.replace(/<(span|div) data-from[^>]* hidden="">.*?<\/\1>/g, "")
		.replace(/<[^>]+>/g, "");
}

test.each([
	["2025-11-15", "Opens January 2026", "Circles from Spring 2026", "Buy", "Available until"],
	["2026-02-15", "Open now", "Circles from Spring 2026", "", "Closed"],
	["2026-12-15", "Open now", "Circles", "", "Closed"],
	["2028-06-15", "Open now", "Circles", "", "Closed"],
])("a page of %s says: %s; %s; %s; %s", (day, opening, line, offer, lastDay) => {
	const data = {
		buildDate: `${day}T12:00:00.000Z`,
		assets: { scripts: { dates: "/assets/dates.js" } },
	};
	const text = { opens: "2026-spring", before: "Circles from {date}", after: "Circles" };
	expect(seen(<Opening data={data} opens="2026-01" />)).toBe(opening);
	expect(seen(<DatedLine data={data} text={text} />)).toBe(line);
	const buy = (
		<Offer data={data} day={LAST_DAY}>
			Buy
		</Offer>
	);
	expect(seen(buy)).toBe(offer);
	expect(seen(<LastDay data={data} day={LAST_DAY} />)).toBe(`${lastDay} December 31, 2025`);
});

test("an offer without a last day stays open", () => {
	const data = { buildDate: "2028-06-15T12:00:00.000Z", assets: { scripts: { dates: "" } } };
	const buy = (
		<Offer data={data} day={undefined}>
			Buy
		</Offer>
	);
	expect(seen(buy)).toBe("Buy");
});
