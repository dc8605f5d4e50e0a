import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { questions, roleOf } from "../../../shared/quiz/catalogue.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { delivery, email, landing, quiz, results } from "../../../shared/quiz/messages.ts";
import { quizKeeper, resultKeeper } from "../../../widget/quiz/adapters/storage.ts";
import { initialState } from "../../../widget/quiz/state/state.ts";
import {
	ADDRESS,
	announcementOf,
	answer,
	clearPage,
	ENDPOINT,
	eventually,
	expectHeading,
	headingOf,
	mount,
	mountAt,
	mountAtEmail,
	mountAtOwnResults,
	option,
	press,
	rootOf,
	sendForm,
	sentAnswer,
	settled,
	weaverAnswers,
	within,
} from "./support.ts";

const KEY = "liberation-quiz";
const prompts = questions.map(({ prompt }) => prompt);

/** Does what a reload does to the quiz: removes it, and inserts another one. */
async function reload(): Promise<HTMLElement> {
	await clearPage();
	return mount();
}

it("a reload finds the question, its answers and a choice that Next has not confirmed", async () => {
	const first = mount();
	await press(landing.start);
	await answer(2);
	await expectHeading(first, prompts[1]);
	await eventually(() => sessionStorage.getItem(KEY)).toMatch(/"quiz 1 [0-9a-f]{8} 2-{14}"/);
	expect(sessionStorage).toHaveLength(1);
	expect(localStorage).toHaveLength(0);
	await option(1).click();
	await expect.element(option(1)).toBeChecked();
	const again = await reload();
	await expectHeading(again, prompts[1]);
	await expect.element(option(1)).toBeChecked();
	await press(quiz.previous);
	await expect.element(option(2)).toBeChecked();
});

it("a reload finds the email stage again, but never the address", async () => {
	mountAtEmail();
	await page.getByRole("textbox").fill(ADDRESS);
	await page.getByRole("checkbox").click();
	const again = await reload();
	expect(JSON.stringify({ ...sessionStorage })).not.toContain("sam");
	await expectHeading(again, email.title);
	await expect.element(page.getByRole("textbox")).toHaveValue("");
	await expect.element(page.getByRole("checkbox")).not.toBeChecked();
});

it("a reload finds the visitor's own results with their counts, but never the address", async () => {
	await mountAtOwnResults();
	await eventually(() => sessionStorage.getItem(KEY)).toMatch(/"results /);
	const again = await reload();
	await expectHeading(again, roleOf("weaver").name);
	await eventually(() => rootOf(again).textContent).toContain(results.howTitle);
	expect(localStorage).toHaveLength(0);
	expect(JSON.stringify({ ...sessionStorage }) + location.href).not.toContain("sam");
});

it("a reload finds nothing after a press on the button for shared computers", async () => {
	await mountAtOwnResults();
	await press(results.howTitle);
	await press(delivery.sharedComputer);
	await eventually(() => sessionStorage.getItem(KEY)).toBeNull();
	const again = await reload();
	await expectHeading(again, landing.headline);
});

it("a reload deletes what has expired of any quiz, form or circle, and nothing else", async () => {
	const keep = (name: string, value: unknown) =>
		localStorage.setItem(name, typeof value === "string" ? value : JSON.stringify(value));
	const past = { until: Date.now() - 1, answers: "000" };
	for (const name of [`${KEY}-result`, `${KEY}#other-message`, "liberation-form-contact"])
		keep(name, past);
	keep(`${KEY}-2-result`, "broken");
	keep(`${KEY}#mine-result`, { ...past, until: Date.now() + 60_000 });
	keep("theirs", past);
	mount();
	await eventually(() => Object.keys(localStorage).sort()).toEqual([
		`${KEY}#mine-result`,
		"theirs",
	]);
});

it.each([
	"quiz x version 000------------",
	"quiz 15 version 000000000000000",
	"quiz 3 00000000 000------------",
])("a reload begins anew where %j is kept", async (text) => {
	mountAt({ stage: "quiz", index: 0 }, {});
	const kept = sessionStorage.getItem(KEY) ?? "";
	const [place = "", version = ""] = /quiz 0 (\w+) -+/.exec(kept) ?? [];
	expect(version).not.toBe("");
	await clearPage();
	sessionStorage.setItem(KEY, kept.replace(place, text.replace("version", version)));
	await expectHeading(mount(), landing.headline);
});

it("a reload finds nothing with resume off, which keeps nothing either", async () => {
	const element = mountAt({ stage: "quiz", index: 3 }, weaverAnswers, { resume: "off" });
	await expectHeading(element, landing.headline);
	sessionStorage.clear();
	await press(landing.start);
	await answer();
	await expectHeading(element, prompts[1]);
	// A quiz that is removed saves what is still pending.
	await clearPage();
	expect(sessionStorage).toHaveLength(0);
});

const attributes = { "deep-link": "", resume: "browser" };
const offer = fill(landing.goOn, { position: 3 });

/** Answers two questions, then comes back in another tab. */
async function comeBack(answers = 2): Promise<HTMLElement> {
	mount(attributes);
	await press(landing.start);
	for (let position = 0; position < answers; position++) await answer(2);
	await eventually(() => localStorage.getItem(KEY)).toMatch(/ 22-{13}"/);
	return openTab();
}

async function openTab(): Promise<HTMLElement> {
	await clearPage();
	sessionStorage.clear();
	history.replaceState(null, "");
	return mount(attributes);
}

it("a later visit, where the browser keeps answers, is told where the visitor was, and goes on there", async () => {
	const element = await comeBack();
	await expectHeading(element, landing.headline);
	await eventually(() => rootOf(element).textContent).toContain(
		fill(landing.begun, { position: 3 }),
	);
	expect(rootOf(element).textContent).not.toContain(landing.start);
	await press(offer);
	await expectHeading(element, prompts[2]);
	await press(quiz.previous);
	await expect.element(option(2)).toBeChecked();
	await clearPage();
	await expectHeading(mount(attributes), prompts[1]);
});

it("a later visit, where the browser keeps answers, starts again without the answers", async () => {
	const element = await comeBack();
	await press(landing.anew);
	await expectHeading(element, prompts[0]);
	await eventually(() => localStorage.getItem(KEY)).toMatch(/ -{15}"/);
	const again = await openTab();
	await eventually(() => rootOf(again).textContent).toContain(landing.start);
});

it.each(["on the landing", "at the question"])(
	"a later visit, where the browser keeps answers, keeps nothing after a press %s",
	async (place) => {
		const element = await comeBack();
		if (place === "at the question") await press(offer);
		await press(delivery.sharedComputer);
		await eventually(() => localStorage).toHaveLength(0);
		await eventually(() => rootOf(element).textContent).not.toContain(landing.kept);
		await eventually(() => announcementOf(element)).toBe(results.forgotten);
		await clearPage();
		history.replaceState(null, "");
		const again = mount(attributes);
		await eventually(() => rootOf(again).textContent).toContain(landing.start);
	},
);

it("a later visit, where the browser keeps answers, finds nothing after 24 hours", async () => {
	const until = Date.now() + 24 * 60 * 60 * 1000;
	await comeBack();
	vi.spyOn(Date, "now").mockReturnValue(until + 60_000);
	const element = await openTab();
	await eventually(() => rootOf(element).textContent).toContain(landing.start);
	expect(localStorage).toHaveLength(0);
});

it("a later visit, where the browser keeps answers, leads from the email step to the last question, and results leave none of the answers", async () => {
	quizKeeper("browser", KEY).save(
		{ ...initialState, stage: "email", index: 14, answers: weaverAnswers },
		true,
	);
	const element = mount({ ...attributes, endpoint: ENDPOINT });
	await press(fill(landing.goOn, { position: 15 }));
	await press(quiz.finish);
	await expectHeading(element, email.title);
	vi.spyOn(window, "fetch").mockResolvedValue(sentAnswer());
	await sendForm();
	await expectHeading(element, roleOf("weaver").name);
	await eventually(() => localStorage.getItem(KEY)).toBeNull();
});

it("a result's answers are kept for thirty days, in which the link in the mail finds its counts", () => {
	const keeper = resultKeeper(KEY);
	const now = Date.now();
	keeper.keep(weaverAnswers);
	const at = vi.spyOn(Date, "now");
	const after = (days: number) => {
		at.mockReturnValue(now + days * 24 * 60 * 60 * 1000);
		return keeper.load();
	};
	expect(after(29.9)).toEqual(weaverAnswers);
	expect(after(30.1)).toBeUndefined();
});

it("the quiz goes on where storage is refused", async () => {
	vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
		throw new DOMException("denied", "SecurityError");
	});
	const element = mount();
	await press(landing.start);
	await answer();
	await expectHeading(element, prompts[1]);
	element.setAttribute("result-role", "healer");
	await expectHeading(element, roleOf("healer").name);
});

it.each([
	[["", ""], `${KEY}-2`],
	[["one", "two"], `${KEY}#two`],
])("several quizzes of a page with the ids %j each find their own again", async (ids, key) => {
	const make = () =>
		ids.map((id) => {
			// As in markup, the element has its id before it is inserted.
			const element = document.createElement("liberation-quiz");
			if (id) element.id = id;
			document.body.append(element);
			return element;
		});
	const elements = make();
	const second = within(elements[1] ?? document.body);
	await second.getByRole("button", { name: landing.start }).click();
	await second.getByRole("radio").nth(2).click();
	await second.getByRole("button", { name: quiz.next }).click();
	await eventually(() => elements.map(headingOf)).toEqual([landing.headline, prompts[1]]);
	await clearPage();
	const again = make();
	await eventually(() => again.map(headingOf)).toEqual([landing.headline, prompts[1]]);
	await eventually(() => Object.keys(sessionStorage)).toEqual([key]);
});

/** Inserts another quiz behind this one, as a framework does before it takes this one out. */
function insertBehind(first: HTMLElement): HTMLElement {
	const second = document.createElement("liberation-quiz");
	second.id = first.id;
	first.after(second);
	return second;
}

/** Waits until the time of frames has advanced, because quizzes of one frame don't replace each other. */
async function laterFrame(): Promise<void> {
	const now = Number(document.timeline.currentTime);
	await eventually(() => Number(document.timeline.currentTime) > now).toBe(true);
}

/** Moves the time of frames (`document.timeline`) forward by some milliseconds. */
function letPass(time: number): void {
	const now = Number(document.timeline.currentTime);
	vi.spyOn(AnimationTimeline.prototype, "currentTime", "get").mockReturnValue(now + time);
}

it.each([
	["at once", 0],
	["after a transition", 600],
])(
	"an element that replaces another one, as a framework does, goes on with its answers, also after a reload: %s",
	async (_, transition) => {
		const first = mountAt({ stage: "quiz", index: 3 }, weaverAnswers);
		await expectHeading(first, prompts[3]);
		await laterFrame();
		const second = insertBehind(first);
		letPass(transition);
		first.remove();
		await expectHeading(second, prompts[3]);
		await press(quiz.next);
		await expectHeading(second, prompts[4]);
		await expectHeading(await reload(), prompts[4]);
		await eventually(() => Object.keys(sessionStorage)).toEqual([KEY]);
	},
);

it("an element that replaces another one, as a framework does, keeps its own answers where the visitor has begun in it already", async () => {
	const first = mountAt({ stage: "quiz", index: 3 }, weaverAnswers);
	await expectHeading(first, prompts[3]);
	await laterFrame();
	const second = insertBehind(first);
	await within(second).getByRole("button", { name: landing.start }).click();
	first.remove();
	await answer(2);
	await expectHeading(second, prompts[1]);
	await expectHeading(await reload(), prompts[1]);
});

it("an element that replaces another one, as a framework does, takes over an answer that isn't stored yet", async () => {
	const first = mountAt({ stage: "quiz", index: 3 }, weaverAnswers);
	await expectHeading(first, prompts[3]);
	// Nothing is kept before the next paint.
	rootOf(first).querySelector<HTMLElement>("[type=submit]")?.click();
	const next = document.createElement("liberation-quiz");
	first.replaceWith(next);
	await expectHeading(next, prompts[4]);
});

/** In each case, a later quiz is inserted, and this one is removed. */
it.each([
	["where both were inserted together", 0],
	["where the other one was there long before", 4000],
])(
	"a quiz doesn't take over the answers of another one on the page that is removed: %s",
	async (_, age) => {
		const first = mountAt({ stage: "quiz", index: 3 }, weaverAnswers);
		if (age) await settled();
		const second = mount();
		await expectHeading(first, prompts[3]);
		letPass(age);
		first.remove();
		await settled();
		await eventually(() => headingOf(second)).toBe(landing.headline);
		await expectHeading(mount(), prompts[3]);
	},
);
