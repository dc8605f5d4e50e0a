import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { questions, roleOf } from "../../shared/quiz/catalogue.ts";
import { results as text } from "../../shared/quiz/messages.ts";
import { parseResultLink, resultLink } from "../../shared/quiz/result-link.ts";
import { scoreQuiz } from "../../shared/quiz/score.ts";
import {
	announcementOf,
	deferred,
	eventually,
	focused,
	headingOf,
	mount,
	mountAtOwnResults,
	rootOf,
	settled,
	tiedAnswers,
} from "./support.ts";

const outcome = scoreQuiz(tiedAnswers);
const ownLink = resultLink("https://site.test", outcome);
const copy = page.getByRole("button", { name: text.copy });
const shownLink = page.getByRole("textbox", { name: text.linkLabel });

afterEach(() => Reflect.deleteProperty(navigator, "clipboard"));

function refuseClipboard(): void {
	const denied = new DOMException("denied", "NotAllowedError");
	vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(denied);
}

describe("Copy Link, with an open clipboard", () => {
	it("copies exactly what is seen, and says so", async () => {
		const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
		const element = await mountAtOwnResults();
		await copy.click();
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
		await copy.click();
		await page.getByRole("button", { name: text.again }).click();
		await eventually(() => headingOf(element)).toBe(questions[0]?.prompt);
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

	it("shows the link, selected, and says so where it was refused", async () => {
		refuseClipboard();
		const element = await mountAtOwnResults();
		await copy.click();
		await expectLinkSelected(ownLink);
		expect(announcementOf(element)).toBe(text.copyByHand);
		expect(rootOf(element).textContent).not.toContain(text.copied);
	});

	it("selects it anew on another press", async () => {
		refuseClipboard();
		mount({ "result-role": "healer" });
		await copy.click();
		await expectLinkSelected("https://site.test/quiz?role=healer");
		await copy.click();
		await settled();
		await expectLinkSelected("https://site.test/quiz?role=healer");
	});

	it("takes it back once it could be copied", async () => {
		refuseClipboard();
		const element = mount({ "result-role": "healer" });
		await eventually(() => headingOf(element)).toBe(roleOf("healer").name);
		await copy.click();
		await expect.element(shownLink).toBeVisible();
		vi.mocked(navigator.clipboard.writeText).mockResolvedValue();
		await copy.click();
		await eventually(() => announcementOf(element)).toBe(text.copied);
		await expect.element(shownLink).not.toBeInTheDocument();
	});
});
