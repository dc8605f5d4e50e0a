import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { questions } from "../../shared/quiz/catalogue.ts";
import { results as text } from "../../shared/quiz/messages.ts";
import { parseResultLink, resultLink } from "../../shared/quiz/result-link.ts";
import { scoreQuiz } from "../../shared/quiz/score.ts";
import {
	announcementOf,
	deferred,
	eventually,
	expectHeading,
	focused,
	mount,
	mountAtOwnResults,
	press,
	settled,
	tiedAnswers,
} from "./support.ts";

const outcome = scoreQuiz(tiedAnswers);
const ownLink = resultLink("https://site.test", outcome);
const shownLink = page.getByRole("textbox", { name: text.linkLabel });

afterEach(() => Reflect.deleteProperty(navigator, "clipboard"));

describe("Copy Link, with an open clipboard", () => {
	it("copies exactly what is seen, and says so", async () => {
		const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
		const element = await mountAtOwnResults();
		await press(text.copy);
		await eventually(() => announcementOf(element)).toBe(text.copied);
		expect(write).toHaveBeenCalledExactlyOnceWith(ownLink);
		const { primary, secondary, topPillars } = outcome;
		expect(parseResultLink(new URL(ownLink).search)).toEqual({
			kind: "result",
			result: { primary, secondary, topPillars },
		});
		await expect.element(shownLink).not.toBeInTheDocument();
	});

	it("that answers once the visitor has gone on says nothing there", async () => {
		const written = deferred<void>();
		vi.spyOn(navigator.clipboard, "writeText").mockReturnValue(written.promise);
		const element = mount({ "result-role": "healer" });
		await press(text.copy);
		await press(text.again);
		await expectHeading(element, questions[0]?.prompt);
		written.resolve();
		await settled();
		expect(announcementOf(element)).not.toBe(text.copied);
	});
});

describe("Copy Link, with a closed clipboard", () => {
	async function expectLinkSelected(link: string): Promise<void> {
		await expect.element(shownLink).toHaveValue(link);
		const field = shownLink.element();
		expect(focused()).toBe(field);
		expect(field).toMatchObject({ readOnly: true, selectionStart: 0, selectionEnd: link.length });
	}

	it("shows the link, selected anew on each press, and takes it back once it could be copied", async () => {
		const denied = new DOMException("denied", "NotAllowedError");
		const write = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(denied);
		const element = await mountAtOwnResults();
		for (const _ of [1, 2]) {
			await press(text.copy);
			await settled();
			await expectLinkSelected(ownLink);
			expect(announcementOf(element)).toBe(text.copyByHand);
		}
		write.mockResolvedValue();
		await press(text.copy);
		await eventually(() => announcementOf(element)).toBe(text.copied);
		await expect.element(shownLink).not.toBeInTheDocument();
	});
});
