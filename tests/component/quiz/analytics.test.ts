import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { programs, questions, roleOf } from "../../../shared/quiz/catalogue.ts";
import { quiz } from "../../../shared/quiz/messages.ts";
import {
	ENDPOINT,
	eventually,
	expectHeading,
	headingOf,
	mountAt,
	press,
	sendForm,
	sentAnswer,
	weaverAnswers,
} from "./support.ts";

const NAMES = [
	"quiz-progress",
	"quiz-completed",
	"role-result-shown",
	"program-recommendation-clicked",
	"email-captured",
];

/** Every event that reached the document, in order. */
let heard: CustomEvent[] = [];

function hear(event: Event): void {
	if (event instanceof CustomEvent) heard.push(event);
}

beforeEach(() => {
	heard = [];
	for (const name of NAMES) document.addEventListener(name, hear);
});

afterEach(() => {
	for (const name of NAMES) document.removeEventListener(name, hear);
});

function heardDetails(): [string, unknown][] {
	return heard.map(({ type, detail }) => [type, detail]);
}

/** From the last question to a program's link: every event but the first. */
async function finishQuiz(attributes: Readonly<Record<string, string>> = {}): Promise<void> {
	vi.spyOn(window, "fetch").mockResolvedValue(sentAnswer());
	const element = mountAt({ stage: "quiz", index: 14 }, weaverAnswers, {
		endpoint: ENDPOINT,
		...attributes,
	});
	await press(quiz.finish);
	await sendForm();
	await expectHeading(element, roleOf("weaver").name);
}

const afterLastQuestion: [string, object][] = [
	["quiz-progress", { index: 15, total: 15, percent: 100 }],
	["quiz-completed", { primary: "weaver", secondary: null }],
	["email-captured", { source: "quiz", role: "weaver" }],
	["role-result-shown", { primary: "weaver", secondary: null }],
	[
		"program-recommendation-clicked",
		{
			slug: roleOf("weaver").recommendedPrograms[0],
			role: "weaver",
			source: "quiz",
			medium: "result_page",
			campaign: "role_weaver",
		},
	],
];

it("the events of the end reach the document, the console and gtag, with their payloads and the partner", async () => {
	const gtag = vi.fn();
	Object.assign(window, { gtag });
	const partner = "housing-circle";
	await finishQuiz({ partner });
	document.addEventListener("click", (event) => event.preventDefault(), { once: true });
	const [slug] = roleOf("weaver").recommendedPrograms;
	const title = programs.find((program) => program.slug === slug)?.title ?? "";
	// The sections of a result appear one after the other.
	await expect.element(page.getByRole("link", { name: title })).toBeVisible();
	const link = page.getByRole("link", { name: title }).element();
	if (link instanceof HTMLElement) link.click();
	await eventually(heardDetails).toEqual(
		afterLastQuestion.map(([name, payload]) => [name, { ...payload, partner }]),
	);
	const reported = afterLastQuestion.map(([name, payload]) => [
		name.replaceAll("-", "_"),
		{ ...payload, partner },
	]);
	await eventually(() => gtag.mock.calls).toEqual(reported.map((event) => ["event", ...event]));
	const logged = () =>
		vi.mocked(console.info).mock.calls.filter(([text]) => !text.includes(ENDPOINT));
	await eventually(logged).toEqual(reported);
});

it.each<[string, unknown]>([
	[
		"throw",
		() => {
			throw new Error("broken");
		},
	],
	[
		"change the payload",
		(_: string, __: string, payload: object) => Object.assign(payload, { primary: "hacked" }),
	],
])("a page's analytics that %s change nothing for the visitor", async (_, gtag) => {
	Object.assign(window, { gtag });
	await finishQuiz();
	await eventually(heardDetails).toEqual(afterLastQuestion.slice(0, -1));
});

it("a page's analytics hear of an answer once the next question has been drawn", async () => {
	const element = mountAt({ stage: "quiz", index: 3 }, weaverAnswers);
	await expectHeading(element, questions[3]?.prompt);
	const shown: (string | undefined)[] = [];
	element.addEventListener("quiz-progress", () => shown.push(headingOf(element)));
	const next = page.getByRole("button", { name: quiz.next }).element();
	if (next instanceof HTMLElement) next.click();
	expect(shown).toEqual([]);
	await eventually(() => shown).toEqual([questions[4]?.prompt]);
});
