import * as z from "zod";

const text = z.string().trim().min(1);

/** A sentence with named gaps, such as `"Question {position} of {total}"`; every gap must be there. */
function sentence(...gaps: string[]) {
	return gaps.reduce(
		(schema, gap) => schema.includes(`{${gap}}`, { error: `must keep the gap {${gap}}` }),
		text,
	);
}

/** An object in which every one of these names holds a text. */
function texts<const Name extends string>(...names: Name[]) {
	return z.record(z.enum(names), text);
}

/** The texts of the quiz's interface. */
export const messagesSchema = z.strictObject({
	$schema: text.optional(),
	landing: z.strictObject({
		headline: text,
		lead: text,
		start: text,
		assurance: text,
		discoverTitle: text,
		discoveries: z.array(z.strictObject({ title: text, text })).length(3),
		rolesTitle: text,
		rolesText: text,
		closingTitle: text,
		startNow: text,
	}),
	quiz: z.strictObject({
		position: sentence("position", "total"),
		progress: text,
		previous: text,
		next: text,
		finish: text,
		unanswered: text,
		isFirst: text,
	}),
	answers: texts("title", "text"),
	email: texts(
		"title",
		"lead",
		"label",
		"required",
		"invalid",
		"disagreed",
		"consent",
		"submit",
		"sending",
	),
	delivery: texts("sent", "waiting", "waitingHere", "refused", "preview", "sharedComputer"),
	results: z.strictObject({
		label: text,
		sharedLabel: text,
		sharedTitle: text,
		sharedText: text,
		take: text,
		about: sentence("role"),
		resonate: text,
		gift: text,
		challenge: text,
		contribution: text,
		invitation: text,
		pillarsTitle: text,
		pillarsText: text,
		wheelTitle: text,
		wheelCounted: sentence("role", "count"),
		wheelUncounted: sentence("role"),
		wheelCaption: text,
		wheelRespect: text,
		roleColumn: text,
		countColumn: text,
		count: sentence("count"),
		primary: text,
		linked: text,
		secondary: text,
		praxisTitle: text,
		praxisText: text,
		self: text,
		home: text,
		work: text,
		programsTitle: text,
		programLink: text,
		tiersTitle: text,
		tiersText: text,
		tierLink: sentence("tier"),
		equityLink: text,
		shareTitle: text,
		shareText: text,
		copy: text,
		copied: text,
		copyByHand: text,
		linkLabel: text,
		save: text,
		saveText: text,
		howTitle: text,
		howText: sentence("role"),
		honesty: text,
		again: text,
		error: text,
		errorText: text,
		newTab: text,
	}),
	rolePack: texts("print", "close", "title", "name", "write", "academy"),
	/** The email that takes the results home. */
	mail: z.strictObject({
		subject: sentence("role"),
		greeting: text,
		intro: text,
		see: text,
		enroll: text,
		equitySeat: text,
		payItForward: text,
		signOff: text,
	}),
	credits: texts("framework", "pillars"),
});
