import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	DEFAULT_EMBED,
	EMBED_DISPLAYS,
	EMBED_THEMES,
	type EmbedOptions,
	embedProperties,
	embedQuery,
	LARGEST_RADIUS,
	readEmbedOptions,
} from "../../../shared/embed/options.ts";

const options: fc.Arbitrary<EmbedOptions> = fc.record({
	partner: fc.constantFrom("", "many-minds", "a1"),
	theme: fc.constantFrom(...EMBED_THEMES),
	display: fc.constantFrom(...EMBED_DISPLAYS),
	accent: fc.constantFrom("", "#1f4b3a", "#ffffff"),
	radius: fc.option(fc.integer({ min: 0, max: LARGEST_RADIUS })),
});

test("an address gives back the options that it was made of", () => {
	fc.assert(
		fc.property(options, (chosen) => {
			expect(readEmbedOptions(embedQuery(chosen))).toEqual(chosen);
		}),
	);
});

test("nothing chosen leaves the address as it is", () => {
	expect(embedQuery(DEFAULT_EMBED)).toBe("");
	expect(readEmbedOptions("")).toEqual(DEFAULT_EMBED);
});

describe("what an address may not bring in", () => {
	test.each([
		["partner=%22%3E%3Cscript%3E"],
		["partner=two--hyphens"],
		["theme=neon"],
		["display=popup"],
		["accent=red;background:url(//evil.example)"],
		["accent=12345"],
		["radius=25"],
		["radius=-1"],
		["radius=1e1"],
	])("%s", (query) => {
		expect(readEmbedOptions(`?${query}`)).toEqual(DEFAULT_EMBED);
	});
});

test("only what was chosen is set on the element", () => {
	expect(embedProperties(DEFAULT_EMBED)).toEqual([]);
	expect(embedProperties(readEmbedOptions("?accent=1F4B3A&radius=0"))).toEqual([
		["--lq-accent", "#1f4b3a"],
		["--lq-radius", "0px"],
	]);
});
