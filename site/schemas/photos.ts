import type { z } from "zod";
import { asking, contentFile, widePhoto } from "../../shared/content/fields.ts";

const slot = (label: string, hint: string) =>
	asking(
		widePhoto.nullable().meta({ label, hint }),
		"advised",
		"a photograph that closes this page: docs/going-live.md says what to shoot; until then the page ends without one",
	);

/**
 * The photographs at the end of pages, shown as halftones: `site/_data/photos.json`. Without a photograph, the page
 * ends without the band. docs/going-live.md says what to photograph.
 */
export const photosSchema = contentFile(
	"Photographs",
	{
		table: slot("Home", "A table at which people of several ages eat or work."),
		hands: slot("About", "Hands at work: sewing, planting, writing."),
		circle: slot("Academy", "People who sit in a circle and talk, seen from behind one of them."),
		school: slot("Erin’s Place", "Children’s things outdoors: boots, a basket, a drawing."),
		land: slot("Homestead", "The land with its horizon, early or late in the day."),
		gathering: slot("Events", "A room or a meadow shortly before people come."),
		work: slot("Get Involved", "Several people who carry or build one thing together."),
		share: slot("Donate", "Food or tools that go from hand to hand."),
		partners: slot("Collaborations", "Two people over one sheet of paper."),
		reading: slot("For White People", "An open book, a notebook, a pen that was just laid down."),
		materials: slot("Shop", "The printed materials, in use on a kitchen table."),
	},
	"What closes eleven pages. The founder’s portrait is in “Name, addresses and figures”.",
).meta({ group: "Business details" });

export type Photographs = z.infer<typeof photosSchema>;
export type PhotographName = Exclude<keyof Photographs, "$schema">;
