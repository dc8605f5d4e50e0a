import { z } from "zod";
import { byKey, contentFile, line, lines, part, prose } from "../content/fields.ts";
import { sentence } from "../quiz/messages-schema.ts";
import { roleKey } from "../quiz/schema.ts";
import { BANDS } from "./group.ts";

const title = line("Heading");
const lead = prose("Introduction");

const band = z.enum(BANDS).meta({
	labels: {
		pair: "Two or three people",
		small: "4 to 12 people",
		room: "13 to 50 people",
		crowd: "More than 50 people",
	},
});

/** A sentence in the plural forms of English. `npm run check` requires the plural forms of the other languages. */
const forms = (label: string, ...gaps: string[]) =>
	part(label, { one: sentence("One", ...gaps), other: sentence("Several", ...gaps) });

/** Creates the schema of a text for each size class of groups. */
const forBands = (label: string, ...gaps: string[]) =>
	byKey(label, band, gaps.length > 0 ? sentence("Text", ...gaps) : prose("Text"));

const question = (label: string, ...gaps: string[]) =>
	sentence(label, ...gaps).refine((text) => text.endsWith("?"), "a question");

/** The schema of the circle's texts. */
export const circleMessagesSchema = contentFile(
	"Wording of the circle",
	{
		title,
		lead: part("Under the heading", {
			empty: prose("Nobody is here yet"),
			one: prose("One person is here"),
			pair: sentence("Two or three people", "count", "roles"),
			small: sentence("4 to 12 people", "count", "roles"),
			room: sentence("13 to 50 people", "count", "roles"),
			crowd: sentence("More than 50 people", "count", "roles"),
		}),
		toTalk: line("Button to what there is to talk about"),
		spread: part("How many of the roles are there", {
			some: sentence("Not all of them", "count"),
			all: line("All of them"),
		}),
		wheel: part("Wheel and patches", {
			caption: line("Name of the list, for screen readers"),
			legend: prose("What the wheel means"),
			legendCloth: prose("What the patches mean"),
			enlarge: prose("Button that fills the screen with the circle"),
			nobody: line("List: nobody"),
			also: sentence("A name at a second role", "name"),
			respect: prose("What the wheel is and isn’t"),
			credit: prose("Source of the roles"),
		}),
		add: part("Adding people", {
			folded: line("Heading in a circle that a link opened"),
			paste: line("Label of the large field"),
			pasteHint: prose("Hint under the large field"),
			pasteButton: line("Button of the large field"),
			leftOut: line("Heading of the lines that can’t be read"),
			leftOutHint: prose("Hint under that heading"),
			hand: line("Heading of adding by hand"),
			name: line("Label of the name"),
			role: line("Label of the role"),
			choose: line("No role chosen yet"),
			second: line("Label of the second role"),
			none: line("No second role"),
			handButton: line("Button of adding by hand"),
			and: lines(
				"What joins two roles",
				"word",
				"In a pasted line, such as: Maya: Healer and Guide.",
			).min(1),
			brought: prose("Someone comes from their results"),
		}),
		people: part("Who is here", {
			title: line("Heading"),
			unnamed: line("Someone without a name"),
			roles: sentence("Two roles", "first", "second"),
			rename: line("Button to rename"),
			remove: line("Button to remove"),
			name: line("Label of the name"),
			save: line("Button to save a name"),
			cancel: line("Button to leave it as it was"),
		}),
		notices: part("What happened", {
			added: sentence("People were added", "people", "total"),
			people: forms("How many people", "count"),
			isHere: sentence("How many there are now", "people"),
			repeated: sentence("Some were here already", "people"),
			full: sentence("Some have no room", "people"),
			leftOut: sentence("Lines that can’t be read", "count"),
			nothing: prose("Nothing was found"),
			emptyText: prose("Nothing was pasted"),
			noRole: prose("No role was chosen"),
			removed: sentence("Someone was removed", "name"),
			renamed: sentence("Someone was renamed", "before", "after"),
			emptied: prose("Everyone was removed"),
			undone: sentence("A step was undone", "total"),
			nothingToUndo: prose("Nothing to undo"),
			opened: prose("A link took the place of another circle"),
			copied: prose("Link copied"),
			copyByHand: prose("The link can’t be copied"),
			broken: prose("A link that can’t be read"),
			notLoaded: prose("A part of the script didn’t load"),
			again: line("Button to load it again"),
		}),
		keep: part("Keeping and passing on", {
			title,
			privacy: prose("Who can see the names"),
			copy: line("Button to copy the link"),
			link: line("Label of the link"),
			poster: line("Button to print the poster"),
			sheet: line("Button to print the facilitator’s sheet"),
			undo: line("Button to undo"),
			empty: line("Button to remove everyone"),
		}),
	},
	"What the circle at /quiz/circle says, but for what there is to talk about.",
).meta({ group: "Quiz" });

/** The schema of the circle's prompts and questions, and of the texts on its printed sheets. */
export const circleTalkSchema = contentFile(
	"Questions of the circle",
	{
		missing: part("Roles that nobody leans to", {
			title,
			lead: forBands("Introduction"),
			none: part("All ten roles are here", { title, lead }),
		}),
		together: part("Where several stand together", { title, lead }),
		roles: byKey(
			"Questions for each role",
			roleKey,
			part("Role", {
				missing: question("Nobody leans to it"),
				together: question("Several lean to it", "count"),
			}),
		),
		prompts: part("Fifteen minutes", {
			title,
			lead,
			minutes: lines("Headings of the three prompts", "heading").length(3),
			here: forBands("First prompt"),
			missing: forBands("Second prompt, where roles are open", "roles"),
			whole: prose("Second prompt, where all ten roles are here"),
			together: forBands("Third prompt, where several share a role", "roles"),
			next: forBands("Third prompt, where nobody shares a role"),
		}),
		print: part("On paper", {
			poster: line("Title of the poster"),
			open: sentence("Roles that nobody leans to", "roles"),
			sheet: line("Title of the facilitator’s sheet"),
			print: line("Button to print"),
			close: line("Button to close"),
			notPrinted: prose("The page around the circle forbids printing"),
			before: line("Heading of what to do first"),
			beforeItems: lines("What to do first", "line").min(1).max(5),
			closing: line("Heading of the end"),
			closingText: prose("Text of the end"),
			notes: line("Above the room to write"),
			who: line("Heading of the table"),
			made: sentence("Where the circle was made", "address"),
		}),
	},
	"The questions and prompts of a circle at /quiz/circle, on the screen and on paper.",
).meta({ group: "Quiz" });
