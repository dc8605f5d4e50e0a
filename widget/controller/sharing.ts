import { campaignTags, withCampaign } from "../../shared/quiz/campaign.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { resultLink } from "../../shared/quiz/result-link.ts";
import { roleIn } from "../../shared/quiz/words.ts";
import { dispatchFrom, emit } from "../adapters/analytics.ts";
import type { Notice, ShownResult } from "../state/state.ts";
import type { QuizCore } from "./core.ts";
import type { Navigation } from "./navigation.ts";
import type { Recording } from "./recording.ts";

/** Where the results lead: to the site, to a program, to other people. */
export interface Sharing {
	/** Where a way on leads, a path of the site or a full address, with campaign tags. */
	siteLink(to: string, result: ShownResult): string;
	/** Records that a recommended program was followed. */
	recordProgram(slug: string, result: ShownResult): void;
	/** Whose result is shown: the visitor's own, from their mail's link, or one that somebody shared. */
	sourceOf(result: ShownResult): "own" | "mail" | "shared";
	/** Whether the system has a way to share. */
	readonly canShare: boolean;
	/** Opens the system's way to share, with a sentence of the role and the link. */
	share(result: ShownResult): Promise<void>;
	/** Link to what is on the screen. */
	link(result: ShownResult): string;
	/** @param notice - says that it is copied */
	copy(text: string, notice: Notice): Promise<void>;
}

export function createSharing(
	quiz: QuizCore,
	navigation: Navigation,
	recording: Recording,
): Sharing {
	const { results } = quiz.words;
	const tags = ({ primary }: ShownResult) =>
		campaignTags(primary, "result_page", quiz.settings.partner);
	const link = (result: ShownResult) => resultLink(quiz.settings.siteUrl, result);
	return {
		siteLink: (to, result) =>
			withCampaign(to.startsWith("/") ? quiz.settings.siteUrl + to : to, tags(result)),
		recordProgram(slug, result) {
			const { source, medium, campaign } = tags(result);
			const payload = { slug, role: result.primary, source, medium, campaign };
			// The link may lead to another page, so this event goes out at once, after those that still wait.
			recording.flush();
			emit(quiz.host, { name: "program_recommendation_clicked", payload }, quiz.settings.partner);
		},
		sourceOf({ roleCounts }) {
			const { deepLink, resultRole } = quiz.settings;
			if (!deepLink || resultRole || roleCounts || navigation.ledHere()) return "own";
			return navigation.isMail() ? "mail" : "shared";
		},
		canShare: typeof navigator !== "undefined" && typeof navigator.share === "function",
		async share(result) {
			const { name, tagline } = roleIn(quiz.words, result.primary);
			const text = fill(results.shareSentence, { role: name, tagline });
			try {
				await navigator.share({ text, url: link(result) });
			} catch {
				// Closed without sharing, or refused by the page that the quiz is on: Copy Link is beside it.
			}
		},
		link,
		async copy(text, notice) {
			try {
				await navigator.clipboard.writeText(text);
				const isOurs =
					notice !== "copied" ||
					dispatchFrom(quiz.host, "link_copied", { message: results.copied });
				quiz.dispatch({ type: "noticed", notice: isOurs ? notice : null });
			} catch {
				quiz.dispatch({ type: "noticed", notice: "copyByHand" });
			}
		},
	};
}
