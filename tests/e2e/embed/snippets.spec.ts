import { expect, type Page, test } from "@playwright/test";
import { landing, results } from "../../../shared/quiz/messages.ts";
import embed from "../../../site/_data/pages/embed.json" with { type: "json" };
import siteJson from "../../../site/_data/site.json" with { type: "json" };
import { onePage } from "../support.ts";
import { beginQuiz, snippet, snippetOf, visitHost } from "./support.ts";

test.describe("snippets on a partner's page", () => {
	/* The lines as partners paste them, on a page of another origin. */

	// One worker, so that the snippets are made once.
	test.describe.configure({ mode: "default" });
	const making = onePage();
	const lines = { plain: "", button: "", frame: "", circle: "", spanish: "" };
	test.beforeAll(async () => {
		const page = making();
		await page.goto("/embed?partner=many-minds&theme=dark&radius=12");
		for (const kind of ["plain", "button", "frame", "circle"] as const)
			lines[kind] = await snippetOf(page, kind);
		await page.goto("/embed?lang=es");
		lines.spanish = await snippetOf(page, "plain");
	});

	test("the plain snippet shows the quiz, in either language", async ({ page, baseURL }) => {
		await visitHost(page, baseURL, lines.plain);
		await expect(page.locator("liberation-quiz")).toHaveAttribute("theme", "dark");
		await beginQuiz(page);
		await visitHost(page, baseURL, lines.spanish);
		await expect(page.locator("liberation-quiz .lq")).toHaveAttribute("lang", "es");
	});

	test("a button of the host page opens the quiz, and the element shows no other", async ({
		page,
		baseURL,
	}) => {
		await visitHost(page, baseURL, lines.button);
		await expect(page.locator("liberation-quiz dialog")).toBeAttached();
		const opener = page.getByRole("button", { name: embed.snippets.linkLabel });
		await opener.click();
		await expect(page.locator("liberation-quiz dialog")).toHaveJSProperty("open", true);
		await beginQuiz(page);
		await page.keyboard.press("Escape");
		await expect(opener).toBeFocused();
	});

	/* As WordPress 6.1 writes it for Twenty Twenty-Two and Twenty Twenty-Three, and as Twenty Twenty-One has it. */
	const COLUMNS = {
		"block theme": `body .is-layout-constrained > :where(:not(.alignleft):not(.alignright):not(.alignfull)) {
			max-width: 650px; margin-left: auto !important; margin-right: auto !important; }`,
		"classic theme": `.entry-content > *:not(.alignwide):not(.alignfull) {
			max-width: 610px; margin-left: auto; margin-right: auto; }`,
	};

	test("each snippet is aligned with the text column of a WordPress theme", async ({
		page,
		baseURL,
	}) => {
		const text = `<p>Text</p>\n${lines.plain}${lines.frame}${lines.circle}`;
		const column = `<div class="entry-content is-layout-constrained">${text}</div>`;
		const placesOf = (selector: string) =>
			page.locator(selector).evaluateAll((elements) =>
				elements.map((element) => {
					const { left, width } = element.getBoundingClientRect();
					return `${left} ${width}`;
				}),
			);
		for (const [theme, css] of Object.entries(COLUMNS)) {
			await visitHost(page, baseURL, `<style>${css}</style>${column}`);
			const [place] = await placesOf(".entry-content > p");
			await expect
				.poll(() => placesOf("liberation-quiz, liberation-circle, iframe"), theme)
				.toEqual([place, place, place]);
		}
	});

	const frameHeight = (page: Page) =>
		page
			.locator("iframe")
			.first()
			.evaluate((element) => element.clientHeight);

	test("the frame's height follows the quiz, also beside frames without a URL, as lazy-loading plugins leave them", async ({
		page,
		baseURL,
	}) => {
		const errors: Error[] = [];
		page.on("pageerror", (error) => void errors.push(error));
		const lazy = ["", 'src="about:blank"', 'src="https://["'].map(
			(src) => `<iframe data-liberation-quiz ${src}></iframe>`,
		);
		await visitHost(page, baseURL, lines.frame + lazy.join(""));
		const frame = page.frameLocator("iframe >> nth=0");
		const quiz = frame.locator("liberation-quiz");
		const fits = () =>
			expect
				.poll(async () => {
					const inner = await quiz.evaluate((element) => element.getBoundingClientRect().height);
					return Math.abs((await frameHeight(page)) - inner);
				})
				.toBeLessThan(2);
		await fits();
		const landing = await frameHeight(page);
		await expect(quiz).toHaveAttribute("partner", "many-minds");
		await expect(quiz).toHaveAttribute("theme", "dark");
		await beginQuiz(frame);
		await expect.poll(() => frameHeight(page)).not.toBe(landing);
		await fits();
		expect(errors).toEqual([]);
	});

	test("an oEmbed frame replaces the link that stood for it, in both languages", async ({
		page,
		baseURL,
		request,
	}) => {
		for (const [path, lang] of [
			["/quiz", "en-US"],
			["/es/quiz", "es"],
		] as const) {
			// As an editor does: it looks at the page, and follows what it announces.
			await page.goto(path);
			const announced = page.locator('link[type="application/json+oembed"]');
			const { pathname } = new URL((await announced.getAttribute("href")) ?? "");
			const { title, html } = await (await request.get(pathname)).json();
			expect(title).toBe(await announced.getAttribute("title"));
			await visitHost(page, baseURL, `<blockquote>The page's own</blockquote>\n${html}`);
			await expect(page.locator("blockquote")).toHaveText(["The page's own"]);
			const frame = page.frameLocator("iframe");
			await expect(frame.locator("html")).toHaveAttribute("lang", lang);
			await expect(frame.locator("liberation-quiz .lq")).toHaveAttribute("lang", lang.slice(0, 2));
		}
	});

	test("without the snippet's script a frame keeps its height, runs the quiz, and posts no height", async ({
		page,
		baseURL,
	}) => {
		const [first = ""] = lines.frame.split("<script");
		await page.addInitScript(() => {
			const heard: unknown[] = [];
			Object.assign(window, { heard });
			addEventListener("message", ({ data }) => heard.push(data));
		});
		await visitHost(page, baseURL, first);
		await beginQuiz(page.frameLocator("iframe"));
		expect(await frameHeight(page)).toBe(900);
		const heard = () => page.evaluate(() => Reflect.get(window, "heard"));
		await expect.poll(heard).toEqual(["liberation-quiz:ready"]);
	});
});

/** The last message of a kind that the page around the frame got. */
async function heard(page: Page, kind: string) {
	const all: { message?: string; value?: unknown }[] = await page.evaluate(() =>
		Reflect.get(window, "heard"),
	);
	return all.findLast(({ message }) => message === kind);
}

test("an oEmbed frame in WordPress, with sandbox=allow-scripts, loads its fonts, posts its height while hidden, shows the addresses of links, and says that it can't print", async ({
	page,
	baseURL,
}) => {
	await page.addInitScript(() => {
		const messages: unknown[] = [];
		Object.assign(window, { heard: messages });
		addEventListener("message", ({ data }) => messages.push(data));
	});
	const src = `${siteJson.origin}/embed/frame#?secret=a1B2`;
	// WordPress hides the frame until it gets a message from it.
	const hidden = "position: absolute; clip: rect(1px, 1px, 1px, 1px)";
	const lines = `<iframe sandbox="allow-scripts" src="${src}" style="${hidden}"></iframe>`;
	await visitHost(page, baseURL, lines);
	const frame = page.frameLocator("iframe");
	await frame
		.locator("liberation-quiz")
		.evaluate((quiz) => quiz.setAttribute("result-role", "healer"));
	await expect.poll(() => heard(page, "height")).toMatchObject({ secret: "a1B2" });
	await page.locator("iframe").evaluate((element) => element.removeAttribute("style"));
	const link = frame.getByRole("link", { name: results.habitsLink });
	// A sandbox forbids new tabs, so the link doesn't promise one.
	await expect(link).not.toContainText(results.newTab);
	await link.click();
	const address = frame.getByRole("textbox", { name: embed.frame.blocked });
	await expect(address).toHaveValue(/\/quiz\/habits\?utm_source=quiz/);
	await expect(address).toBeFocused();
	expect(await heard(page, "link")).toBeUndefined();
	const height = async () => Number((await heard(page, "height"))?.value);
	await expect.poll(height).toBeGreaterThan(1000);
	await frame.getByRole("button", { name: embed.frame.close }).click();
	await expect(address).toBeHidden();
	const failed = await frame.locator("html").evaluate(async ({ ownerDocument }) => {
		await ownerDocument.fonts.ready;
		return [...ownerDocument.fonts].filter(
			({ family, status }) => !family.includes("Fallback") && status === "error",
		).length;
	});
	expect(failed, "fonts").toBe(0);
	await frame.getByRole("button", { name: results.save }).click();
	await expect(frame.locator("liberation-quiz .notice")).toHaveText(results.notPrinted);
});

test.describe("the configurator", () => {
	/* The page where partners make their snippet: what they choose shows in the quiz and in the lines at once. */

	const { configurator, snippets } = embed;

	test.describe.configure({ mode: "default" });
	const tab = onePage();

	/** Opens the page and its disclosures. */
	async function openEmbed(page: Page, query = ""): Promise<void> {
		await page.goto(`/embed${query}`);
		for (const name of [configurator.title, snippets.others]) {
			const heading = page.getByRole("heading", { name });
			const isOpen = await heading.evaluate((element) => element.closest("details")?.open);
			if (!isOpen) await heading.click();
		}
	}

	test("every option is chosen by keyboard, and changes the quiz and the snippets", async () => {
		const page = tab();
		await openEmbed(page);
		const quiz = page.locator("liberation-quiz");
		await page.getByLabel(configurator.partner.label).focus();
		await page.keyboard.type("many-minds");
		await page.keyboard.press("Tab");
		await page.keyboard.press("Tab");
		await page.keyboard.press("ArrowUp");
		await expect(page.getByRole("radio", { name: configurator.theme.options.dark })).toBeChecked();
		const dialog = page.getByRole("radio", { name: configurator.display.options.dialog });
		await page.keyboard.press("Tab");
		await page.keyboard.press("ArrowDown");
		await expect(dialog).toBeChecked();
		const opener = quiz.getByRole("button", { name: snippets.linkLabel });
		await expect(opener).toBeVisible();
		await expect(snippet(page, "react")).toContainText('display="dialog"');
		await expect(snippet(page, "frame")).not.toContainText("display");
		await dialog.press("ArrowUp");
		await expect(opener).toHaveCount(0);
		await page.getByLabel(configurator.radius.label).focus();
		await page.keyboard.press("End");

		await expect(quiz).toHaveAttribute("partner", "many-minds");
		await expect(quiz).toHaveAttribute("theme", "dark");
		const start = quiz.getByRole("button", { name: landing.start });
		await expect(start).toHaveCSS("border-radius", "24px");
		await expect(snippet(page, "plain")).toContainText(
			'<liberation-quiz partner="many-minds" theme="dark" style="--lq-radius: 24px">',
		);
		await expect(snippet(page, "frame")).toContainText(
			"/embed/frame?partner=many-minds&amp;theme=dark&amp;radius=24",
		);
		await expect(snippet(page, "react")).toContainText('partner="many-minds"');
	});

	test("an invalid slug is explained and in no snippet, and an unknown one is pointed out and stays", async () => {
		const page = tab();
		await openEmbed(page);
		const slug = page.getByLabel(configurator.partner.label);
		await slug.fill('Many Minds">');
		const fault = page.locator("[aria-live=polite] #embed-partner-fault");
		await expect(fault).toHaveText(configurator.partner.invalid);
		await expect(slug).toHaveAttribute("aria-invalid", "true");
		for (const kind of Object.keys(snippets.kinds).filter((kind) => kind !== "integrity"))
			await expect(snippet(page, kind)).not.toContainText("Many");

		const [known = ""] = (await slug.getAttribute("data-known"))?.split(" ") ?? [];
		await slug.fill(known);
		await expect(fault).toBeEmpty();
		await expect(slug).not.toHaveAttribute("aria-invalid");
		await slug.fill("nobody-has-this-slug");
		await expect(fault).toHaveText(configurator.partner.unknown);
		await expect(snippet(page, "plain")).toContainText('partner="nobody-has-this-slug"');
		await page.goto("/embed?partner=nobody-has-this-slug");
		await expect(fault).toBeVisible();
		await expect(fault).toHaveText(configurator.partner.unknown);
	});

	test("a color and corners are chosen, read from the address, and reset", async () => {
		const page = tab();
		await openEmbed(page, "?theme=light&accent=ffffff&radius=9");
		await expect(snippet(page, "plain")).toContainText(
			'theme="light" style="--lq-accent: #ffffff; --lq-radius: 9px"',
		);
		const color = page.getByLabel(configurator.accent.label);
		await color.fill("#1f4b3a");
		const start = page.getByRole("button", { name: landing.start });
		await expect(start).toHaveCSS("background-color", "rgb(31, 75, 58)");
		await expect(snippet(page, "plain")).toContainText("--lq-accent: #1f4b3a");
		await page.getByRole("button", { name: configurator.accent.reset }).click();
		await expect(color).toBeFocused();

		const corners = page.getByLabel(configurator.radius.label);
		await corners.press("End");
		await page.getByRole("button", { name: configurator.radius.reset }).press("Enter");
		await expect(corners).toBeFocused();
		await expect(page.locator("output")).toHaveText(configurator.radius.asDrawn);
		await expect(snippet(page, "plain")).not.toContainText("--lq-");
	});

	test("a snippet is copied, or selected where the clipboard is blocked", async ({
		page,
		context,
	}) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await openEmbed(page);
		const status = page.locator("#snippet-frame [role=status]");
		await page.locator("[data-copy=frame]").press("Enter");
		await expect(status).toHaveText(snippets.copied);
		const copied = await page.evaluate(() => navigator.clipboard.readText());
		expect(copied).toBe(await snippetOf(page, "frame"));

		await page.addInitScript(() => {
			Object.defineProperty(navigator, "clipboard", { value: undefined });
		});
		await openEmbed(page);
		await page.locator("[data-copy=frame]").click();
		await expect(status).toHaveText(snippets.copyFailed);
		await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toContain("<iframe");
	});
});
