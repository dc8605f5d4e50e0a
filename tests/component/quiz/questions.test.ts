import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { questions, roles } from "../../../shared/quiz/catalogue.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { answers, email, landing, quiz } from "../../../shared/quiz/messages.ts";
import {
	eventually,
	expectHeading,
	found,
	headingOf,
	mount,
	mountAt,
	mountAtEmail,
	press,
	rootOf,
	textsOf,
	weaverAnswers,
	within,
} from "./support.ts";

const { q15: _, ...withoutLast } = weaverAnswers;
const prompts = questions.map(({ prompt }) => prompt);

it.each([landing.start, landing.startNow])(
	"the landing shows headline, discoveries and roles, and begins by %s",
	async (label) => {
		const element = mount();
		await expectHeading(element, landing.headline);
		const root = rootOf(element);
		await eventually(() => textsOf(root, "h3")).toContain(landing.discoverTitle);
		await eventually(() => textsOf(root, "h4")).toEqual(
			landing.discoveries.map(({ title }) => title),
		);
		await eventually(() => textsOf(root, "[data-role]")).toEqual(
			expect.arrayContaining(roles.map(({ name }) => name)),
		);
		await press(label);
		await expectHeading(element, prompts[0]);
	},
);

it.each([1, 14])("the progress of question %i is its position out of 15", async (position) => {
	const element = mountAt({ stage: "quiz", index: position - 1 }, withoutLast);
	const words = fill(quiz.position, { position, total: 15 });
	const bar = await found<HTMLProgressElement>(element, "progress");
	expect(bar.max).toBe(100);
	expect(bar.position).toBeCloseTo(position / 15);
	const patches = () =>
		[...rootOf(element).querySelectorAll("[part=progress] > i")].map((patch) =>
			patch.matches(".current"),
		);
	await eventually(patches).toEqual(Array.from({ length: 15 }, (_, at) => at + 1 === position));
	await eventually(() => textsOf(rootOf(element), "h2")).toEqual([
		`${words} ${prompts[position - 1]}`,
	]);
});

it("a screen reader reads a question once: in the heading, not again as the name of its answers", async () => {
	const element = mountAt({ stage: "quiz", index: 1 }, withoutLast);
	await expect.element(page.getByRole("group", { name: quiz.options, exact: true })).toBeVisible();
	await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
	await found(element, "[part=progress][aria-hidden=true]");
});

it("the email stage shows the fifteen answers on request, and a change there changes the result", async () => {
	const element = mountAtEmail();
	const first = within(element).getByText(prompts[0] ?? "");
	await expect.element(first).not.toBeVisible();
	await within(element).getByText(answers.title).click();
	await first.click();
	const answer = (at: number) => questions[0]?.options[at]?.label ?? "";
	await expect.element(page.getByRole("radio", { name: answer(0) })).toBeChecked();
	await page.getByRole("radio", { name: answer(1) }).click();
	await eventually(() => textsOf(rootOf(element), "summary b")).toEqual([
		answer(1),
		...questions.slice(1).map(({ id, options }) => options[weaverAnswers[id] ?? -1]?.label),
	]);
	await eventually(() => headingOf(element)).toBe(email.title);
});
