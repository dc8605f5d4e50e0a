import { expect, test } from "vitest";
import { formNamed } from "../../../../shared/content/forms.ts";
import { forms } from "../../../../tools/forms.ts";
import { copyOfContent } from "./fixture.ts";

const VOLUNTEER = "site/_data/pages/volunteer.json";

test("a link that asks a form for an option that it lacks, with those that it has", () => {
	const lists = formNamed(forms, "contact").fields.flatMap((field) =>
		field.kind === "select" ? field : [],
	);
	const options = lists.flatMap((list) => list.options);
	const known = [
		...options.map(({ value }) => value),
		...options.flatMap((one) => one.alias ?? []),
	];
	const content = copyOfContent();
	const place = content.replace(VOLUNTEER, '"/contact?about=volunteer"', '"/contact?about=helper"');
	expect(content.faults()).toEqual([
		`${VOLUNTEER}:${place} head.actions[0].href: found "/contact?about=helper", expected one of ${known.join(", ")} after "about=".`,
	]);
});
