import { beforeEach, describe, expect, it, vi } from "vitest";
import { pillarLabel, roleOf } from "../../../shared/quiz/catalogue.ts";
import { credits, results, rolePack as text } from "../../../shared/quiz/messages.ts";
import { scoreQuiz } from "../../../shared/quiz/score.ts";
import {
	announcementOf,
	eventually,
	headingOf,
	mount,
	mountAtOwnResults,
	press,
	rootOf,
	settled,
	textsOf,
	weaverAnswers,
} from "./support.ts";

const weaver = roleOf("weaver");

it("Save as PDF, where a window may open, prints the window once, under the file's name, with what the visitor answered", async () => {
	const { contentWindow: view } = document.body.appendChild(document.createElement("iframe"));
	if (!view) throw new Error("no window");
	const printed: { title: string; text: string }[] = [];
	vi.spyOn(window, "open").mockReturnValue(view);
	vi.spyOn(view, "print").mockImplementation(() => {
		const { title, body } = view.document;
		printed.push({ title, text: body.textContent ?? "" });
	});
	const element = await mountAtOwnResults();
	await press(results.save);
	await eventually(() => printed.length).toBe(1);
	await settled();
	expect(printed).toHaveLength(1);
	expect(window.open).toHaveBeenCalledExactlyOnceWith("", "_blank");
	await eventually(() => headingOf(element)).toBe(weaver.name);
	const [{ title, text: shown } = { title: "", text: "" }] = printed;
	expect(title).toBe("rolepack_sam.secret_weaver");
	const ownPillars = scoreQuiz(weaverAnswers).topPillars.map(pillarLabel);
	for (const part of [...ownPillars, ...weaver.praxis.home, credits.framework])
		expect(shown).toContain(part);
	for (const absent of [pillarLabel("sense_of_urgency"), "sam"])
		expect(shown).not.toContain(absent);
});

describe("Save as PDF, where no window opens", () => {
	/** The page's title whenever it was printed. */
	let titles: string[];

	beforeEach(() => {
		titles = [];
		document.title = "The host's page";
		vi.spyOn(window, "open").mockReturnValue(null);
	});

	/** As a browser that returns from print() at once, or only when the dialog closes. */
	function printing({ blocks }: { blocks: boolean }): void {
		vi.spyOn(window, "print").mockImplementation(() => {
			titles.push(document.title);
			if (blocks) window.dispatchEvent(new Event("afterprint"));
		});
	}

	function packs(element: Element): number {
		return textsOf(rootOf(element), "h1").length;
	}

	it("Save as PDF, where no window opens, prints the Role Pack in place under the file's name, then puts everything back", async () => {
		printing({ blocks: false });
		const element = await mountAtOwnResults();
		await press(results.save);
		await eventually(() => titles).toEqual(["rolepack_sam.secret_weaver"]);
		await eventually(() => packs(element)).toBe(1);
		await eventually(() => rootOf(element).textContent).toContain(text.write);
		window.dispatchEvent(new Event("afterprint"));
		await eventually(() => packs(element)).toBe(0);
		await eventually(() => document.title).toBe("The host's page");
		await eventually(() => headingOf(element)).toBe(weaver.name);
	});

	it.each([
		["the app's own window", window],
		["an object that is no window", { closed: false }],
		["an exception", new Error("blocked")],
	])(
		"Save as PDF, where no window opens, prints in place at each press where window.open() gives %s",
		async (_, given) => {
			const opened: string[] = [];
			vi.stubGlobal("open", (address: string) => {
				opened.push(address);
				if (given instanceof Error) throw given;
				return given;
			});
			printing({ blocks: true });
			const element = mount({ "result-role": "healer" });
			for (const times of [1, 2]) {
				await press(results.save);
				await eventually(() => titles).toHaveLength(times);
				await eventually(() => packs(element)).toBe(0);
				await eventually(() => document.title).toBe("The host's page");
			}
			expect(new Set(titles)).toEqual(new Set(["rolepack_user_healer"]));
			await eventually(() => headingOf(element)).toBe(roleOf("healer").name);
			// The address is empty, because such an app would leave the page for any other.
			expect(opened).toEqual(["", ""]);
			vi.unstubAllGlobals();
		},
	);

	it("Save as PDF, where no window opens, says at each press that the browser can't print, where it can't", async () => {
		vi.stubGlobal("print", undefined);
		const element = mount({ "result-role": "healer" });
		for (const _time of [1, 2]) {
			await press(results.save);
			await eventually(() => announcementOf(element)).toBe(results.notPrinted);
			await eventually(() => packs(element)).toBe(0);
			await eventually(() => document.title).toBe("The host's page");
			await press(results.copy);
			await eventually(() => announcementOf(element)).not.toBe(results.notPrinted);
		}
		await eventually(() => headingOf(element)).toBe(roleOf("healer").name);
		vi.unstubAllGlobals();
	});
});
