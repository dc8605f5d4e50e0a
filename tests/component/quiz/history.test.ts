import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { markSharedComputer } from "../../../shared/kept.ts";
import { questions, roleOf } from "../../../shared/quiz/catalogue.ts";
import { delivery, email, landing, quiz, results } from "../../../shared/quiz/messages.ts";
import { resultLink } from "../../../shared/quiz/result-link.ts";
import { scoreQuiz } from "../../../shared/quiz/score.ts";
import { storages } from "../../../widget/common/storage.ts";
import {
	allowMotion,
	announcementOf,
	answer,
	clearPage,
	ENDPOINT,
	eventually,
	expectHeading,
	focused,
	lastWordsOf,
	mount,
	mountAt,
	mountRole,
	option,
	press,
	rootOf,
	sendForm,
	sentAnswer,
	weaverAnswers,
} from "./support.ts";

const ownSearch = new URL(resultLink("https://site.test", scoreQuiz(weaverAnswers))).search;

const mountAtLast = () =>
	mountAt({ stage: "quiz", index: 14 }, weaverAnswers, { "deep-link": "", endpoint: ENDPOINT });

it("Back and Forward, with deep-link, lead through the landing and the questions, whose answers stay, also where the page's base is another origin", async () => {
	const base = document.head.appendChild(document.createElement("base"));
	base.href = "https://cdn.test/";
	onTestFinished(() => base.remove());
	const element = mount({ "deep-link": "" });
	const before = history.length;
	await press(landing.start);
	await answer();
	await expectHeading(element, questions[1]?.prompt);
	await answer();
	await expectHeading(element, questions[2]?.prompt);
	await eventually(() => history.length).toBe(before + 3);
	history.back();
	await expectHeading(element, questions[1]?.prompt);
	await eventually(() => lastWordsOf(focused())).toBe(questions[1]?.prompt);
	await expect.element(option(0)).toBeChecked();
	history.go(-2);
	await expectHeading(element, landing.headline);
	history.forward();
	await expectHeading(element, questions[0]?.prompt);
	history.go(2);
	await expectHeading(element, questions[2]?.prompt);
});

it("Back and Forward, with deep-link, lead from results back to the form and to the last question, and forward again", async () => {
	vi.spyOn(window, "fetch").mockResolvedValue(sentAnswer());
	const element = mountAtLast();
	const shown = vi.fn();
	element.addEventListener("role-result-shown", shown);
	await press(quiz.finish);
	await sendForm();
	await expectHeading(element, roleOf("weaver").name);
	await eventually(() => location.search).toContain(ownSearch.slice(1));
	history.back();
	await expectHeading(element, email.title);
	await eventually(() => location.search).not.toContain("role=");
	await expect.element(page.getByRole("textbox")).toHaveValue("sam.secret@example.org");
	await expect.element(page.getByRole("checkbox")).toBeChecked();
	history.back();
	await expectHeading(element, questions[14]?.prompt);
	await eventually(() => shown.mock.calls.length).toBe(1);
	history.go(2);
	await expectHeading(element, roleOf("weaver").name);
	// The visitor's own result has counts, which the one in the address lacks.
	await eventually(() => rootOf(element).textContent).toContain(results.howTitle);
	await eventually(() => shown.mock.calls.length).toBe(2);
});

it("Back and Forward, with deep-link, reach no earlier result after the button for shared computers, nor does a reload", async () => {
	vi.spyOn(window, "fetch").mockResolvedValue(sentAnswer());
	const element = mountAtLast();
	await press(quiz.finish);
	await sendForm();
	await expectHeading(element, roleOf("weaver").name);
	await press(results.again);
	await expectHeading(element, questions[0]?.prompt);
	// The same as a press on the button for shared computers.
	markSharedComputer(storages);
	history.back();
	await expectHeading(element, landing.headline);
	await eventually(() => location.search).not.toContain("role=");
	await clearPage();
	await expectHeading(mount({ "deep-link": "" }), landing.headline);
	expect(JSON.stringify(history.state)).not.toMatch(/results/);
});

const { name } = roleOf("weaver");
const told = (element: Element) =>
	[document.title, location.search, announcementOf(element)].join("\n");

/** Results whose reveal waits until the returned style is removed. */
async function mountAtPausedReveal() {
	allowMotion();
	vi.spyOn(window, "fetch").mockResolvedValue(sentAnswer());
	const element = mountAtLast();
	await press(quiz.finish);
	const paused = rootOf(element).appendChild(document.createElement("style"));
	paused.textContent = "* { animation-play-state: paused !important }";
	await sendForm();
	await expectHeading(element, name);
	await eventually(() => document.title).toContain(results.label);
	return { element, paused };
}

it("until the results are revealed, with deep-link, neither title, address, announcement nor heading tells the role", async () => {
	const { element, paused } = await mountAtPausedReveal();
	expect(told(element)).not.toMatch(/weaver/i);
	expect(focused()).toBe(rootOf(element).querySelector("h2"));
	expect(rootOf(element).querySelector("h2")?.innerText).not.toMatch(/weaver/i);
	paused.remove();
	await eventually(() => document.title).toContain(name);
	await eventually(() => location.search).toContain(ownSearch.slice(1));
	await eventually(() => announcementOf(element)).toBe(`${name}. ${delivery.sent}`);
});

it("until the results are revealed, with deep-link, Back and Forward lead to the form and to the result, whose address tells the role", async () => {
	const { element } = await mountAtPausedReveal();
	history.back();
	await expectHeading(element, email.title);
	history.forward();
	await expectHeading(element, name);
	await eventually(() => location.search).toContain(ownSearch.slice(1));
	await eventually(() => document.title).toContain(name);
});

it("until the results are revealed, with deep-link, a reload leads to the visitor's own result", async () => {
	const { element } = await mountAtPausedReveal();
	element.remove();
	await eventually(() => document.title).toBe("");
	const reloaded = mount({ "deep-link": "" });
	await expectHeading(reloaded, name);
	await eventually(() => rootOf(reloaded).textContent).toContain(results.howTitle);
	await eventually(() => location.search).toContain(ownSearch.slice(1));
});

it("the result of a visitor who prefers reduced motion is revealed at once", async () => {
	vi.spyOn(window, "fetch").mockResolvedValue(sentAnswer());
	const element = mountAtLast();
	await press(quiz.finish);
	await sendForm();
	await expectHeading(element, roleOf("weaver").name);
	await eventually(() => location.search).toContain(ownSearch.slice(1));
	expect(rootOf(element).querySelector(".fresh")).toBeNull();
});

it("Previous, with deep-link, goes back in the tab's history, so that Forward leads on again", async () => {
	const element = mount({ "deep-link": "" });
	await press(landing.start);
	await answer();
	await expectHeading(element, questions[1]?.prompt);
	const entries = history.length;
	await press(quiz.previous);
	await expectHeading(element, questions[0]?.prompt);
	expect(history.length).toBe(entries);
	history.forward();
	await expectHeading(element, questions[1]?.prompt);
});

it("Previous, with deep-link, works where no entry lies behind, as in a resumed quiz", async () => {
	const element = mountAt({ stage: "quiz", index: 3 }, weaverAnswers, { "deep-link": "" });
	await press(quiz.previous);
	await expectHeading(element, questions[2]?.prompt);
});

it("a link to results shows its results again on Back, once the quiz was begun from there", async () => {
	history.replaceState(null, "", "?role=healer");
	const element = mount({ "deep-link": "" });
	await page.getByRole("button", { name: results.take }).first().click();
	await expectHeading(element, questions[0]?.prompt);
	await eventually(() => location.search).toBe("");
	history.back();
	await expectHeading(element, roleOf("healer").name);
	await eventually(() => location.search).toBe("?role=healer");
});

it("a link to results leaves the page's own parameters and fragment in the address", async () => {
	const theirs = "?page_id=7&user_role=admin&flag";
	history.replaceState(null, "", `${theirs}&Role=Healer&utm_medium=email#quiz`);
	mount({ "deep-link": "" });
	await page.getByRole("button", { name: results.again }).first().click();
	await eventually(() => location.search + location.hash).toBe(`${theirs}#quiz`);
});

it("a link to results is outranked by the role that the markup names, and outranks answers that were kept", async () => {
	history.replaceState(null, "", "?role=guide");
	await mountRole("healer", { "deep-link": "" });
	document.body.replaceChildren();
	const element = mountAt({ stage: "quiz", index: 3 }, weaverAnswers, { "deep-link": "" });
	await expectHeading(element, roleOf("guide").name);
});

it("the quiz goes on where the browser refuses history entries", async () => {
	const refused = () => {
		throw new DOMException("too many calls", "SecurityError");
	};
	vi.spyOn(history, "pushState").mockImplementation(refused);
	vi.spyOn(history, "replaceState").mockImplementation(refused);
	const element = mount({ "deep-link": "" });
	await press(landing.start);
	await answer();
	await expectHeading(element, questions[1]?.prompt);
	await press(quiz.previous);
	await expectHeading(element, questions[0]?.prompt);
});

const title = (position: number) => `Question ${position} of 15`;

it("the title of the page, with deep-link, begins with what is shown, and is put back when the quiz leaves the page", async () => {
	document.title = "Theirs · Site";
	const element = mount({ "deep-link": "" });
	await press(landing.start);
	await eventually(() => document.title).toBe(`${title(1)} · Theirs · Site`);
	await answer();
	await eventually(() => document.title).toBe(`${title(2)} · Theirs · Site`);
	element.remove();
	await eventually(() => document.title).toBe("Theirs · Site");
});

it("the title of the page, with deep-link, follows the page's own title, even where a router restores one of ours", async () => {
	document.title = "Theirs";
	mount({ "deep-link": "" });
	await press(landing.start);
	await eventually(() => document.title).toBe(`${title(1)} · Theirs`);
	document.title = `${title(1)} · Another`;
	await answer();
	await eventually(() => document.title).toBe(`${title(2)} · Another`);
	document.title = "A new page";
	await clearPage();
	expect(document.title).toBe("A new page");
});
