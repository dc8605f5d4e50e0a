import { printLetter } from "@liberation/inbox/letter";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { businessName } from "../../../../shared/business.ts";
import { composeResultsLetter } from "../../../../shared/quiz/email.ts";
import { en } from "../../../../shared/quiz/en.ts";
import { QuizController } from "../../../../widget/quiz/controller.ts";
import { quizSettings } from "../../../../widget/quiz/settings.ts";
import { answering, fillingIn, tiedAnswers } from "./state/play.ts";

beforeEach(() => {
	vi.stubGlobal("requestAnimationFrame", (task: () => void) => setTimeout(task));
	vi.stubGlobal("addEventListener", vi.fn());
	vi.stubGlobal("removeEventListener", vi.fn());
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

/** A quiz whose form is filled and ready to go. */
function quizAtFilledForm(raw: Record<string, string> = {}) {
	const defaults = { siteUrl: "https://site.test/learn", endpoint: null };
	const quiz = new QuizController(en, quizSettings(raw, defaults), null, () => undefined);
	for (const action of [...answering(tiedAnswers), fillingIn]) quiz.dispatch(action);
	return quiz;
}

it("without an endpoint the mail is logged, and results are shown after a second and a half", async () => {
	vi.useFakeTimers();
	const fetching = vi.fn();
	vi.stubGlobal("fetch", fetching);
	const logged = vi.spyOn(console, "info").mockReturnValue();
	const quiz = quizAtFilledForm();
	quiz.submitEmail();
	await import("../../../../widget/quiz/adapters/simulation.ts");
	await vi.advanceTimersByTimeAsync(1_499);
	expect(quiz.state).toMatchObject({ stage: "email", sending: true });
	await vi.advanceTimersByTimeAsync(1);
	vi.useRealTimers();
	expect(quiz.state).toMatchObject({ stage: "results", delivery: "preview" });
	const year = new Date().getFullYear();
	const { result } = quiz.state;
	if (!result) throw new Error("no result");
	const letter = composeResultsLetter(en, {
		result,
		year,
		siteUrl: "https://site.test/learn",
		business: businessName,
	});
	const site = { siteUrl: "https://site.test/learn", business: { name: businessName } };
	const { text, html } = printLetter(letter, site);
	const messages = logged.mock.calls.map(([message]) => String(message));
	expect(messages).toEqual(expect.arrayContaining([letter.subject, text, html]));
	expect(fetching).not.toHaveBeenCalled();
});

it("after a change of the address, the quiz waits for its answer, whatever the first answer is", async () => {
	const answers: ((response: Response) => void)[] = [];
	vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => answers.push(resolve)));
	const quiz = quizAtFilledForm({ endpoint: "https://forms.test/quiz" });
	quiz.connect();
	quiz.submitEmail();
	quiz.dispatch({ type: "visited", place: { stage: "email", index: 14 }, result: null });
	quiz.dispatch({ type: "email-edited", change: { address: "kim@example.org" } });
	quiz.submitEmail();
	answers[0]?.(Response.json({ status: "sent" }));
	await new Promise((done) => setTimeout(done));
	expect(quiz.state).toMatchObject({ stage: "email", sending: true });
	answers[1]?.(Response.json({ status: "sent" }));
	await expect.poll(() => quiz.state).toMatchObject({ stage: "results", delivery: "sent" });
	quiz.disconnect();
});
