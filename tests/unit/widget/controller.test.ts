import { afterEach, expect, it, vi } from "vitest";
import { composeResultsEmail } from "../../../shared/quiz/email.ts";
import { resultOfRole } from "../../../shared/quiz/result-link.ts";
import { createQuiz } from "../../../widget/controller.ts";
import { readSettings } from "../../../widget/settings.ts";
import { answering, fillingIn, tiedAnswers } from "./state/play.ts";

const healer = resultOfRole("healer");

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

function quizOf(raw: Record<string, string>) {
	const defaults = { siteUrl: "https://site.test/learn", endpoint: null };
	return createQuiz(readSettings(raw, defaults, expect.unreachable), null, expect.unreachable);
}

const TAGS = "utm_source=quiz&utm_medium=result_page&utm_campaign=role_healer";

it.each([
	["a page", "/academy/parenting", `https://site.test/learn/academy/parenting?${TAGS}`],
	["a part of a page", "/academy#pricing", `https://site.test/learn/academy?${TAGS}#pricing`],
	["another site", "https://pay.example.com/x?plan=1", `https://pay.example.com/x?plan=1&${TAGS}`],
])("a way on to %s carries the campaign's tags", (_, path, expected) => {
	expect(quizOf({}).siteLink(path, healer)).toBe(expected);
});

it("a way on names the partner, on whose page the quiz was taken", () => {
	expect(quizOf({ partner: "my-collective" }).siteLink("/academy", healer)).toBe(
		`https://site.test/learn/academy?${TAGS}&utm_content=my-collective`,
	);
});

it("the link to results leads to the site, and names no partner", () => {
	expect(quizOf({ partner: "my-collective" }).link(healer)).toBe(
		"https://site.test/learn/quiz?role=healer",
	);
});

it("without an endpoint the mail is logged, and results are shown after a second and a half", async () => {
	vi.useFakeTimers();
	const fetching = vi.fn();
	vi.stubGlobal("fetch", fetching);
	const logged = vi.spyOn(console, "info").mockReturnValue();
	const quiz = createQuiz(
		readSettings({}, { siteUrl: "https://site.test", endpoint: null }, expect.unreachable),
		null,
		() => undefined,
	);
	for (const action of [...answering(tiedAnswers), fillingIn]) quiz.dispatch(action);
	const sent = quiz.submitEmail();
	await vi.advanceTimersByTimeAsync(1_499);
	expect(quiz.state).toMatchObject({ stage: "email", sending: true });
	await vi.advanceTimersByTimeAsync(1);
	await sent;
	vi.useRealTimers();
	expect(quiz.state).toMatchObject({ stage: "results", delivery: null });
	const year = new Date().getFullYear();
	const { result } = quiz.state;
	if (!result) throw new Error("no result");
	const mail = composeResultsEmail({ result, siteUrl: "https://site.test", year });
	expect(logged.mock.calls.map(([message]) => message)).toEqual(
		expect.arrayContaining(Object.values(mail)),
	);
	expect(fetching).not.toHaveBeenCalled();
});

it("a simulated sending that fails, because a page has changed the console, ends at the results", async () => {
	const failed = vi.spyOn(console, "error").mockReturnValue();
	const settings = readSettings(
		{},
		{ siteUrl: "https://site.test", endpoint: null },
		expect.unreachable,
	);
	const quiz = createQuiz(settings, null, () => undefined);
	for (const action of [...answering(tiedAnswers), fillingIn]) quiz.dispatch(action);
	vi.spyOn(console, "info").mockImplementation(() => {
		throw new Error("the page's own");
	});
	await quiz.submitEmail();
	expect(failed).toHaveBeenCalledExactlyOnceWith("Failed to send email", expect.any(Error));
	expect(quiz.state).toMatchObject({ stage: "results", delivery: null });
});

it("going back to send to another address waits for that one, whatever becomes of the first", async () => {
	const answers: ((response: Response) => void)[] = [];
	vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => answers.push(resolve)));
	const defaults = { siteUrl: "https://site.test", endpoint: "https://forms.test/quiz" };
	const quiz = createQuiz(readSettings({}, defaults, expect.unreachable), null, () => undefined);
	const end = quiz.connect(false);
	for (const action of [...answering(tiedAnswers), fillingIn]) quiz.dispatch(action);
	const first = quiz.submitEmail();
	quiz.dispatch({ type: "visited", place: { stage: "email", index: 14 }, linked: null });
	quiz.dispatch({ type: "email-edited", change: { address: "kim@example.org" } });
	const second = quiz.submitEmail();
	answers[0]?.(new Response());
	await first;
	expect(quiz.state).toMatchObject({ stage: "email", sending: true });
	answers[1]?.(new Response());
	await second;
	expect(quiz.state).toMatchObject({ stage: "results", delivery: "sent" });
	end();
});
