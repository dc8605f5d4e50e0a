import { type Client, createClient, type Submission } from "../../shared/client.ts";
import { createKeeper, keepNothing } from "../../shared/kept.ts";
import { simulateSending } from "../adapters/simulation.ts";
import { storages } from "../adapters/storage.ts";
import { submissionOf } from "../adapters/submission.ts";
import type { ShownResult } from "../state/state.ts";
import { canSubmit } from "../state/update.ts";
import { windowListener } from "../window-listener.ts";
import type { QuizCore } from "./core.ts";

/** The endpoint of the build, or null: see widget/build-config.ts. */
declare const __QUIZ_ENDPOINT__: string | null;

/** What the console says of an attempt that failed (docs/product.md 1.6). */
const FAILURE = "Failed to send email";

/** Sends the results' email. */
export interface Sending {
	/** Goes on with what the browser keeps. */
	connect(): void;
	/** What is being sent goes out, and the quiz is told no more of it. */
	disconnect(): void;
	submitEmail(): void;
	forget(): void;
}

/** Tells the page's author, who alone reads the console, that nobody counts these visitors as a partner's. */
function nameUnknownPartner(answer: unknown, partner: string | undefined): void {
	if (answer instanceof Object && "unknownPartner" in answer)
		console.warn(`<liberation-quiz> partner: no partner is called "${partner}"`);
}

export function createSending(quiz: QuizCore): Sending {
	let client: Client | undefined;
	const resume = () => client?.resume();
	const listen = windowListener("online", resume);

	/** Shows the results as if they had been sent. */
	async function simulate(result: ShownResult): Promise<void> {
		const { siteUrl, partner } = quiz.settings;
		try {
			await simulateSending(quiz.words, { result, siteUrl, partner });
		} catch (error) {
			console.error(FAILURE, error);
		}
		quiz.dispatch({ type: "email-settled", delivery: "preview" });
	}

	return {
		connect() {
			const kept = createKeeper<Submission>(
				quiz.settings.resume ? storages : undefined,
				"browser",
				`${quiz.key}-message`,
			);
			client = createClient(kept, FAILURE, (status, answer) => {
				if (status === "sending") return;
				nameUnknownPartner(answer, quiz.settings.partner);
				listen(status.startsWith("waiting"));
				quiz.dispatch({ type: "email-settled", delivery: status });
			});
			if (!resume()) return;
			listen(true);
			quiz.apply({ type: "email-kept" });
		},
		disconnect() {
			listen(false);
			client?.stop();
		},
		submitEmail() {
			const { result, email } = quiz.state;
			const { endpoint, partner } = quiz.settings;
			if (!canSubmit(quiz.state) || !result) return;
			quiz.dispatch({ type: "email-submitted" });
			if (endpoint)
				client?.send(endpoint, submissionOf(quiz.words, email.address, result, partner));
			// Where the build has an endpoint no quiz is without one, and the bundler leaves the simulation out.
			else if (__QUIZ_ENDPOINT__ === null) void simulate(result);
		},
		forget() {
			keepNothing(storages);
			quiz.dispatch({ type: "forgotten" });
		},
	};
}
