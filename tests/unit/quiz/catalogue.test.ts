import { expect, it } from "vitest";
import { pillarLabel, pillars, roleOf } from "../../../shared/quiz/catalogue.ts";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";

it.each(ROLE_KEYS)("finds the role %s", (key) => {
	expect(roleOf(key).role).toBe(key);
});

it("finds a pillar's label", () => {
	expect(pillarLabel("either_or")).toBe("Either/Or Thinking");
	expect(pillars.map(({ key }) => pillarLabel(key))).toEqual(pillars.map(({ label }) => label));
});

it("has the display names and labels of the spec", () => {
	expect(ROLE_KEYS.map((key) => roleOf(key).name).join()).toBe(
		"Weaver,Experimenter,Frontline Responder,Visionary,Builder,Caregiver,Disruptor,Healer,Storyteller,Guide",
	);
	expect(pillars.map(({ label }) => label).join()).toBe(
		"Right to Comfort,Power Hoarding,Objectivity,Progress is Bigger/More,Perfectionism,Either/Or Thinking,Paternalism,Only One Right Way,Worship of the Written Word,Fear of Open Conflict,Individualism,I'm the Only One,Quantity Over Quality,Sense of Urgency,Defensiveness",
	);
});
