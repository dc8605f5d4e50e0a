import { type Browser, expect, test } from "@playwright/test";
import { VIEWPORT } from "./driver.ts";
import { BARE } from "./hosts/host.ts";
import { HOSTS, SERVED } from "./hosts/index.ts";
import { startServers } from "./server/server.ts";

/* The circle on the host pages that hold only styles and policies: it looks and works as on the bare page. */

const QUICK = HOSTS.filter(
	({ quick, scaled, frame, body, app }) => quick && !scaled && frame === undefined && !body && !app,
);

/** Opens a host page in a browser without storage, adds the circle and two people, and describes how all of it is drawn. */
async function drawnOn(browser: Browser, url: string, script: string): Promise<string[]> {
	const page = await browser.newPage({ viewport: VIEWPORT });
	await page.goto(url);
	await page.evaluate(async (src) => {
		await import(src);
		document.getElementById("place")?.append(document.createElement("liberation-circle"));
	}, script);
	const circle = page.locator("liberation-circle");
	await circle.getByRole("textbox").first().fill("Maya: Healer\nSam: Guide and Weaver");
	await circle.getByRole("button").first().click();
	await expect(circle.getByRole("row").filter({ hasText: "Maya" })).toHaveCount(1);
	// The last press may still show as pointed at.
	await page.mouse.move(0, 0);
	// As one text: a host page may change how a list leaves the page.
	const drawn = await circle.evaluate((element) =>
		[...(element.shadowRoot?.querySelectorAll(".lq *") ?? [])]
			.map((node) => {
				const { x, y, width, height } = node.getBoundingClientRect();
				const { color, backgroundColor, fontSize, fontWeight, textTransform, display } =
					getComputedStyle(node);
				const box = [x, y + scrollY, width, height].map((side) => Math.round(side)).join(" ");
				return [
					node.localName,
					box,
					color,
					backgroundColor,
					fontSize,
					fontWeight,
					textTransform,
					display,
				].join("; ");
			})
			.join("\n"),
	);
	await page.close();
	return drawn.split("\n");
}

test("the circle is drawn on every host as on the bare page", async ({ browser }) => {
	expect(QUICK.length).toBeGreaterThan(4);
	const servers = await startServers(SERVED);
	const script = `${servers.elementOrigin}/embed/v1/liberation-circle.js`;
	const bare = await drawnOn(browser, servers.urlOf(BARE), script);
	expect(bare.length).toBeGreaterThan(100);
	for (const host of QUICK) {
		const drawn = await drawnOn(browser, servers.urlOf(host), script);
		expect.soft(drawn, host.name).toEqual(bare);
		expect
			.soft(
				servers.reportsOf(host).filter((report) => !report.includes("favicon")),
				host.name,
			)
			.toEqual([]);
	}
	await servers.close();
});
