import { describe, expect, it } from "vitest";
import { canSubmit } from "../../../../widget/state/update.ts";
import { ADDRESS, answering, fillingIn, play, stateAfter, tiedAnswers } from "./play.ts";

const arrived = stateAfter(...answering(tiedAnswers));
const filled = play(arrived, fillingIn).state;
const sending = play(filled, { type: "email-submitted" }).state;

describe("whether the form may go", () => {
	it("may with an address and consent", () => {
		expect(canSubmit(filled)).toBe(true);
	});

	it.each([
		["while it is empty", arrived],
		[
			"without a valid address",
			play(filled, { type: "email-edited", change: { valid: false } }).state,
		],
		["without consent", play(filled, { type: "email-edited", change: { consent: false } }).state],
		["while it is being sent", sending],
		["at another stage", { ...filled, stage: "quiz" as const }],
	])("may not %s", (_, state) => {
		expect(canSubmit(state)).toBe(false);
		const step = play(state, { type: "email-submitted" });
		expect(step.state).toBe(state);
		expect(step.events).toEqual([]);
	});
});

describe("sending", () => {
	it("stays at the form, marked as sending, and records the form and the role", () => {
		const { state, events } = play(filled, { type: "email-submitted" });
		expect(state).toEqual({ ...filled, sending: true });
		expect(events).toEqual([
			{ name: "email_captured", payload: { source: "quiz", role: "weaver" } },
		]);
	});

	it("goes once, however often it is submitted", () => {
		const { events } = play(filled, { type: "email-submitted" }, { type: "email-submitted" });
		expect(events).toHaveLength(1);
	});
});

describe("the end of sending", () => {
	it("shows results, keeps the address for the Role Pack's name, and records what is shown", () => {
		const { state, events } = play(sending, { type: "email-settled", delivery: "sent" });
		expect(state).toMatchObject({
			stage: "results",
			sending: false,
			moves: sending.moves + 1,
			email: { address: ADDRESS },
			result: arrived.result,
		});
		expect(events).toEqual([
			{ name: "role_result_shown", payload: { primary: "weaver", secondary: "healer" } },
		]);
	});

	it.each([
		["where nothing was sent", filled],
		["a second time", play(sending, { type: "email-settled", delivery: "sent" }).state],
		[
			"once the visitor has gone back",
			play(sending, { type: "visited", place: { stage: "quiz", index: 14 }, linked: null }).state,
		],
	])("does nothing %s", (_, state) => {
		const step = play(state, { type: "email-settled", delivery: "sent" });
		expect(step.state).toBe(state);
		expect(step.events).toEqual([]);
	});
});
