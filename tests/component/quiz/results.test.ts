import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import {
	pillarLabel,
	pillarOf,
	questions,
	roleOf,
	roles,
	tiers,
} from "../../../shared/quiz/catalogue.ts";
import { en } from "../../../shared/quiz/en.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { email, results as text } from "../../../shared/quiz/messages.ts";
import { recommendPrograms } from "../../../shared/quiz/recommend.ts";
import { resultIn, resultLink } from "../../../shared/quiz/result-link.ts";
import { scoreQuiz } from "../../../shared/quiz/score.ts";
import {
	allowMotion,
	announcementOf,
	clearPage,
	ENDPOINT,
	eventually,
	expectHeading,
	focused,
	found,
	headingOf,
	lastWordsOf,
	mount,
	mountAtEmail,
	mountAtOwnResults,
	mountRole,
	press,
	rootOf,
	sendForm,
	sentAnswer,
	textsOf,
	tiedAnswers,
	weaverAnswers,
} from "./support.ts";

declare const __OPEN_PLAN__: { readonly name: string; readonly price: number };

const weaver = roleOf("weaver");
const healer = roleOf("healer");
const outcome = scoreQuiz(weaverAnswers);
const tags = { utm_source: "quiz", utm_medium: "result_page", utm_campaign: "role_weaver" };

/** The URL and the utm parameters of each link whose text contains these words. */
function linksNamed(element: Element, words: string) {
	const links = [...rootOf(element).querySelectorAll("a")];
	return links
		.filter(({ textContent }) => textContent.includes(words))
		.map(({ href }) => {
			const page = new URL(href);
			const tags = [...page.searchParams].filter(([name]) => name.startsWith("utm_"));
			for (const [name] of tags) page.searchParams.delete(name);
			return { page: page.href, tags: Object.fromEntries(tags) };
		});
}

it("the reveal is drawn part by part, so that it doesn't block a slow phone; other results come whole", async () => {
	allowMotion();
	vi.spyOn(window, "fetch").mockResolvedValue(sentAnswer());
	const element = mountAtEmail({ endpoint: ENDPOINT });
	await eventually(() => headingOf(element)).toBe(email.title);
	const counts: (number | undefined)[] = [];
	const note = () => counts.push(rootOf(element).querySelector(".results")?.childElementCount);
	const observer = new MutationObserver(note);
	observer.observe(rootOf(element), { childList: true, subtree: true });
	await sendForm();
	await found(element, ".results > footer");
	observer.disconnect();
	const grown = [...new Set(counts.filter((count) => count !== undefined))];
	expect(grown.length).toBeGreaterThan(4);
	expect(grown[0]).toBe(1);
	const linked = await mountRole("healer");
	expect(rootOf(linked).querySelector(".results > footer")).not.toBeNull();
});

it.each(
	["own", "mailed", "shared"].flatMap((kind) => [390, 1280].map((width) => [kind, width] as const)),
)("results that are %s show all parts in order and open, %i pixels wide", async (kind, width) => {
	await page.viewport(width, 844);
	const { primary, secondary } = scoreQuiz(tiedAnswers);
	const query = `?secondary=${secondary}&role=${primary}`;
	if (kind !== "own")
		history.replaceState(null, "", kind === "mailed" ? `${query}&utm_medium=email` : query);
	const element =
		kind === "own"
			? await mountAtOwnResults({ "deep-link": "" }, tiedAnswers)
			: mount({ "deep-link": "" });
	await expectHeading(element, roleOf(primary).name);
	const root = rootOf(element);
	const parts = [
		...[primary, secondary ?? primary].map((role) => roleOf(role).name),
		...[text.gift, text.challenge, text.contribution, text.invitation],
		...[text.pillarsTitle, text.wheelTitle, text.praxisTitle],
		...[text.self, text.home, text.work],
		...[text.programsTitle, text.tiersTitle, ...tiers.map(({ name }) => name), text.shareTitle],
	];
	const headings = [...root.querySelectorAll("h2, h3, h4, h5")]
		.filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
		.map((heading) => (lastWordsOf(heading) ?? "").trim());
	expect(headings.filter((heading) => parts.includes(heading))).toEqual(parts);
	expect(root.querySelector("details")).toBeNull();
	expect(textsOf(root, ".share [part=button]")).toEqual([text.copy, text.save]);
	expect(root.textContent.includes(text.sharedTitle)).toBe(kind === "shared");
	expect(root.textContent.includes(text.noCounts)).toBe(kind !== "own");
});

it("results show the role, its two top pillars with the way out of each, and three acts each", async () => {
	const element = await mountAtOwnResults();
	const { textContent = "" } = rootOf(element);
	const { tagline, gift, challenge, contribution, invitation } = weaver;
	for (const words of [tagline, gift, challenge, contribution, invitation])
		expect(textContent).toContain(words);
	expect(textContent).not.toContain(text.resonate);
	const habits = textsOf(rootOf(element), ".habits > div");
	for (const [index, pillar] of outcome.topPillars.entries()) {
		const { label, sign, instead } = pillarOf(pillar);
		for (const words of [label, sign, instead]) expect(habits[index]).toContain(words);
	}
	expect(textContent).not.toContain(pillarLabel("sense_of_urgency"));
	const acts = Object.values(weaver.praxis).flat();
	await eventually(() =>
		textsOf(rootOf(element), "li").filter((item) => acts.includes(item)),
	).toEqual(acts);
});

it("results of a tie show both roles, and how often each of the ten was chosen", async () => {
	const tied = scoreQuiz(tiedAnswers);
	const element = await mountAtOwnResults({}, tiedAnswers);
	await eventually(() => headingOf(element)).toBe(roleOf(tied.primary).name);
	await eventually(() => rootOf(element).textContent).toContain(text.resonate);
	await eventually(() => rootOf(element).textContent).toContain(
		roleOf(tied.secondary ?? "guide").tagline,
	);
	// The wheel's text for screen readers.
	const rows = textsOf(rootOf(element), ".wheel-text li");
	expect(rows).toHaveLength(roles.length);
	for (const [index, { role, name }] of roles.entries()) {
		expect(rows[index]).toMatch(new RegExp(`^${name}, `));
		expect(rows[index]).toContain(fill(text.count, { count: tied.roleCounts[role] }));
		expect(rows[index]?.includes(text.primary)).toBe(role === tied.primary);
		expect(rows[index]?.includes(text.secondary)).toBe(role === tied.secondary);
	}
});

it("results have the wheel's labels in the same places in a right-to-left language", async () => {
	await page.viewport(1280, 844);
	const root = rootOf(await mountRole("healer"));
	const places = () => {
		const { left = 0 } = root.querySelector(".wheel")?.getBoundingClientRect() ?? {};
		const labels = [...root.querySelectorAll(".wheel text")];
		return labels.map((label) => Math.round(label.getBoundingClientRect().left - left));
	};
	const before = places();
	expect(new Set(before).size).toBeGreaterThan(roles.length / 2);
	root.querySelector(".lq")?.setAttribute("dir", "rtl");
	await eventually(places).toEqual(before);
});

it("results quote the visitor's own answers for the role, each beside its patch, under their number", async () => {
	const root = rootOf(await mountAtOwnResults());
	const own = questions
		.flatMap(({ id, options }) => options[weaverAnswers[id] ?? -1] ?? [])
		.filter(({ role }) => role === "weaver");
	expect(own).toHaveLength(6);
	await eventually(() => textsOf(root, ".statement li")).toEqual(own.map(({ label }) => label));
	expect(root.querySelectorAll(".statement .patch path").length).toBeGreaterThan(4);
	await eventually(() => textsOf(root, ".reading h3")[0]).toBe(
		fill(text.chosen, { role: weaver.name, count: own.length }),
	);
});

it("results show a quilt of one patch for each answer, and list the answers on request", async () => {
	const element = await mountAtOwnResults();
	const root = rootOf(element);
	expect(root.querySelectorAll("[data-patch]")).toHaveLength(15);
	const entries = questions.map(({ id, prompt, options }, index) => {
		const chosen = options[weaverAnswers[id] ?? -1];
		return `${index + 1}. ${chosen && roleOf(chosen.role).name} ${prompt} ${chosen?.label}`;
	});
	const last = page.getByText(questions.at(-1)?.options[0]?.label ?? "");
	await expect.element(last).not.toBeVisible();
	await press(text.howTitle);
	await expect.element(last).toBeVisible();
	await eventually(() => textsOf(root, "[data-entry]")).toEqual(entries);
});

it("results open the entry of a patch that is pressed", async () => {
	const root = rootOf(await mountAtOwnResults());
	const patch = root.querySelectorAll("[data-patch]")[4];
	patch?.querySelector("path")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
	await eventually(() => root.activeElement?.textContent).toContain(questions[4]?.prompt);
	expect(root.querySelector("[popover]:popover-open")).toContain(root.activeElement);
});

it.each([
	["tall", 390, 1920],
	["wide", 900, 1350],
])(
	"results save the quilt in a %s window at %i by %i pixels, and send nothing",
	async (_, width, height) => {
		await page.viewport(width, 700);
		await mountAtOwnResults();
		const saved = Promise.withResolvers<Blob>();
		vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
			if (blob instanceof Blob) saved.resolve(blob);
			return "blob:quilt";
		});
		const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
		const sent = vi.mocked(fetch).mock.calls.length;
		await page.getByRole("button", { name: text.picture }).click();
		const picture = await createImageBitmap(await saved.promise);
		expect([picture.width, picture.height]).toEqual([1080, height]);
		await eventually(() => click.mock.contexts[0]).toHaveProperty("download", "quilt_weaver.png");
		expect(fetch).toHaveBeenCalledTimes(sent);
	},
);

it("results show the role's own block and mark it in a list of the ten where no answers are known", async () => {
	const root = rootOf(await mountRole("healer"));
	await eventually(() => root.textContent).toContain(text.label);
	expect(root.textContent).not.toContain(text.sharedTitle);
	expect(root.querySelectorAll("[data-patch]")).toHaveLength(1);
	await eventually(() => textsOf(root, "figure li")).toEqual(
		roles.map(({ role, name }) => (role === "healer" ? `${name}, ${text.linked}` : name)),
	);
	expect(root.querySelector("table")).toBeNull();
	expect(root.textContent).not.toContain(text.howTitle);
});

it("results that somebody shared invite the visitor to take the quiz, beside the role", async () => {
	history.replaceState(null, "", "?role=healer&secondary=guide");
	const element = mount({ "deep-link": "" });
	await expectHeading(element, healer.name);
	const root = rootOf(element);
	for (const words of [healer.tagline, text.sharedTitle, text.sharedText])
		expect(root.querySelector(".portrait")?.textContent).toContain(words);
	expect(root.textContent).not.toContain(text.label);
});

it("results are the visitor's own, with counts, after a reload and by the link in their mail", async () => {
	await mountAtOwnResults({ "deep-link": "" });
	await eventually(() => localStorage.length).toBe(1);
	const address = location.search;
	for (const state of [history.state, null]) {
		await clearPage();
		history.replaceState(state, "", state ? address : `${address}&utm_medium=email`);
		const again = mount({ "deep-link": "" });
		await expectHeading(again, weaver.name);
		await eventually(() => rootOf(again).textContent).toContain(text.howTitle);
		await eventually(() => rootOf(again).textContent).not.toContain(text.sharedTitle);
	}
});

it.each([
	["?role=Healer.&secondary=guide&pillars=perfectionism,either_or)", false],
	["?role=healer&amp;pillars=perfectionism", true],
])("results of the link %s say whether a part of it is missing: %j", async (search, isCut) => {
	history.replaceState(null, "", search);
	const element = mount({ "deep-link": "" });
	await expectHeading(element, roleOf("healer").name);
	await eventually(() => rootOf(element).textContent.includes(text.errorText)).toBe(isCut);
});

it.each([
	["an unknown role", "?role=wizard"],
	["a link that is too long to read", `?x=${"-".repeat(8_000)}&role=healer`],
])(
	"results of %s are an error and a button to take the quiz, and nothing else",
	async (_, search) => {
		history.replaceState(null, "", search);
		const element = mount({ "deep-link": "" });
		await expectHeading(element, text.error);
		await eventually(() => textsOf(rootOf(element), "h1, h2, h3")).toEqual([text.error]);
		await press(text.take);
		await expectHeading(element, questions[0]?.prompt);
		await eventually(() => location.search).not.toContain("role");
	},
);

it("the links of results lead to at most four programs, each with its reason", async () => {
	const element = await mountAtOwnResults({}, tiedAnswers);
	const expected = recommendPrograms(en, scoreQuiz(tiedAnswers), 4);
	expect(expected).toHaveLength(4);
	for (const { title, summary, url, rationale = "" } of expected) {
		await eventually(() => rootOf(element).textContent).toContain(summary);
		await eventually(() => rootOf(element).textContent).toContain(rationale);
		await eventually(() => linksNamed(element, title)).toEqual([
			{ page: `https://site.test${url}`, tags },
		]);
	}
});

it("the links of results lead to the plan that is open, to three tiers by waitlist, and to an equity seat", async () => {
	const element = await mountAtOwnResults();
	const { name: plan, price } = __OPEN_PLAN__;
	const open = fill(text.openPlan, { plan, price: `$${price.toLocaleString("en-US")}` });
	await eventually(() => linksNamed(element, open)).toEqual([
		{ page: "https://site.test/academy#pricing", tags },
	]);
	await eventually(() =>
		rootOf(element).querySelectorAll(".tiers a.button:not(.outlined)"),
	).toHaveLength(1);
	for (const { name, price, detail, summary, url } of tiers) {
		for (const words of [detail, summary, `$${price.toLocaleString("en-US")}`])
			await eventually(() => rootOf(element).textContent).toContain(words);
		const choose = `${fill(text.tierLink, { tier: name })} ${text.enrollment.waitlist}`;
		const links = linksNamed(element, choose);
		expect(links).toEqual([{ page: `https://site.test${url}`, tags }]);
	}
	await eventually(() => linksNamed(element, text.equityLink)).toEqual([
		{ page: "https://site.test/scholarships#apply", tags },
	]);
});

it("the links of results name the partner, and lead to the site of the attribute site-url", async () => {
	const element = await mountAtOwnResults({
		partner: "my-collective",
		"site-url": "https://other.test/learn/",
	});
	const links = linksNamed(element, "");
	expect(links.length).toBeGreaterThanOrEqual(8);
	for (const link of links) {
		expect(link.page).toMatch(
			/^https:\/\/other\.test\/learn\/(academy|scholarships|quiz\/circle|quiz\/habits|quiz\/how-it-works)/,
		);
		expect(link.tags).toEqual({ ...tags, utm_content: "my-collective" });
	}
});

const ownLink = resultLink("https://site.test", outcome);
const shownLink = page.getByRole("textbox", { name: text.linkLabel });

it("Copy Link, with an open clipboard, copies exactly what is seen, and says so", async () => {
	const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
	const element = await mountAtOwnResults();
	await press(text.copy);
	await eventually(() => announcementOf(element)).toBe(text.copied);
	expect(write).toHaveBeenCalledExactlyOnceWith(ownLink);
	const { primary, secondary, topPillars } = outcome;
	expect(resultIn(new URL(ownLink).search)).toEqual({
		primary,
		secondary,
		topPillars,
		isCut: false,
	});
	await expect.element(shownLink).not.toBeInTheDocument();
});

it("Copy Link, with a closed clipboard, shows the link, selected anew on each press, and takes it back once it could be copied", async () => {
	const denied = new DOMException("denied", "NotAllowedError");
	const write = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(denied);
	const element = await mountAtOwnResults();
	for (const _ of [1, 2]) {
		await press(text.copy);
		await expect.element(shownLink).toHaveValue(ownLink);
		const field = shownLink.element();
		await eventually(focused).toBe(field);
		const whole = { readOnly: true, selectionStart: 0, selectionEnd: ownLink.length };
		await eventually(() => field).toMatchObject(whole);
		await eventually(() => announcementOf(element)).toBe(text.copyByHand);
	}
	write.mockResolvedValue();
	await press(text.copy);
	await eventually(() => announcementOf(element)).toBe(text.copied);
	await expect.element(shownLink).not.toBeInTheDocument();
});
