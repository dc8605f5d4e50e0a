import type { z } from "zod";
import { contentFile, line, part, prose } from "./fields.ts";

const title = line("Heading");
const text = prose("Text");
const button = line("Words of the button");

const page = { title, text };
const notice = { subject: line("Subject"), text };
const question = { title, text, button };

const inbox = part(
	"Mails to you",
	{
		subject: line("Subject", "{form} and {name} are filled in."),
		quizSubject: line("Subject after the quiz", "{role} and {email} are filled in."),
		quizTitle: line("Heading after the quiz"),
		subscribedSubject: line("Subject of a new sign-up", "{form} and {name} are filled in."),
		subscribedTitle: line("Heading of a new sign-up", "{form} is filled in."),
		unsubscribedSubject: line("Subject when someone unsubscribes", "{email} is filled in."),
		unsubscribedTitle: line("Heading when someone unsubscribes"),
		bouncedSubject: line("Subject when mail came back", "{email} is filled in."),
		bouncedTitle: line("Heading when mail came back"),
		email: line("Email", "Labels the address."),
		role: line("Role", "Labels the role of a quiz result."),
		secondary: line("Second role", "Labels the second role of a quiz result."),
		pillars: line("Pillars", "Labels the two habits of a quiz result."),
		partner: line("Partner", "Labels the partner on whose page the quiz was taken."),
		language: line("Language of the quiz"),
		unanswered: line("No answer", "Stands where a visitor left a field empty."),
		consent: line("Consent", "Labels what the visitor agreed to."),
		consentCurrent: line("Agreed to today’s words", "{time} and {wording} are filled in."),
		consentOther: line(
			"Agreed to other words",
			"Such as those of a page opened before a change. {time} and {version} are filled in.",
		),
		results: line("Link to the results"),
		desk: line("Link to the desk", "Leads to everything about what the mail is about."),
		nextTitle: line("Heading of what to do next"),
		next: part(
			"What to do next",
			{
				quiz: prose("Quiz"),
				quizNoMail: prose("Quiz, if the visitor wants or takes no mail"),
				unsubscribe: prose("Unsubscribed"),
				bounced: prose("Mail came back"),
			},
			"Each form has its own words for it.",
		),
		page: line("Page", "Labels the page of the website on which a form was sent."),
		received: line("Last line", "{time} is filled in."),
	},
	"What lands in your inbox when a visitor has sent something.",
);

const notices = part(
	"Mails to you about the delivery",
	{
		undeliverable: part("A mail couldn’t be delivered", notice),
		uncertain: part("A mail may not have arrived", notice),
		full: part("Too many messages from everyone", notice),
		form: line("Form", "Labels the form that the mail belongs to."),
		recipient: line("Recipient", "Labels whom the mail was for."),
		reason: line("Reason", "Labels what the other side said."),
		repeated: line(
			"What the visitor wrote",
			"Stands above it in a mail that may not have arrived.",
		),
		next: prose("What to do", "The link to the desk follows."),
	},
	"These come only when something goes wrong.",
);

const visitor = part("Mails to visitors", {
	greeting: line("Greeting"),
	whyResults: prose("Why they get this mail", "Stands under the results of the quiz."),
	unsubscribe: line("Link to unsubscribe"),
	confirmSubject: line("Sign-up: subject", "{business} and {form} are filled in."),
	confirmTitle: line("Sign-up: heading"),
	confirmText: prose("Sign-up: text", "{business} and {form} are filled in."),
	confirmButton: line("Sign-up: button"),
	confirmElse: prose("Sign-up: if it was someone else"),
});

const pages = part(
	"Pages behind the links in mails",
	{
		confirm: part("Confirm a sign-up", question),
		confirmed: part("Confirmed", page),
		expired: part("The link is too old", page),
		badLink: part("The link is incomplete", page),
		unsubscribe: part("Unsubscribe", question),
		unsubscribed: part("Unsubscribed", page),
		home: line("Link to the home page"),
	},
	"A press on the button is what counts, because mail programs open links by themselves.",
);

const faults = part(
	"When a message can’t be taken",
	{
		title: line("Heading"),
		goBack: prose("How to go back", "On the page for visitors without JavaScript."),
		missing: prose("An answer is missing"),
		invalid: prose("An answer can’t be right"),
		tooLong: prose("An answer is too long", "{count} is filled in."),
		character: part("An answer has a character that can’t be taken", {
			after: prose("What it says", "{character} and the words before it, {before}, are filled in."),
			first: prose("The same at the beginning of the answer", "{character} is filled in."),
			names: part("What such a character is called", {
				tab: line("A tab"),
				lineBreak: line("A line break"),
				direction: line("One that turns the direction of writing"),
				control: line("Any other"),
			}),
		}),
		twice: prose("Two answers to one question"),
		usedKey: prose("The page has to be loaded again"),
		tooOften: prose(
			"Too many messages from one network",
			"{wait} is filled in, such as 40 minutes.",
		),
		mailed: prose("Too many emails to one address", "{wait} is filled in."),
		full: prose("Too many messages from everyone", "{wait} is filled in."),
		notSent: prose("Something on our side doesn’t work"),
		tooLarge: prose("The whole message is too long"),
		notUnderstood: prose("The message can’t be read"),
		otherSite: prose("The form is on another website"),
		unknown: prose("There is no such page"),
		method: prose("The address isn’t a page"),
	},
	"Where the form itself has no words for it.",
);

/** The visitor's mails and inbox pages in another language: `site/_data/{language}/mailWords.json`. */
export const visitorWordsSchema = contentFile("Words of mails", { visitor, pages, faults }).meta({
	group: "Form and mail texts",
});

export type VisitorWords = Omit<z.infer<typeof visitorWordsSchema>, "$schema">;

/** The English texts of the inbox's mails and pages: `site/_data/mailWords.json`. */
export const mailWordsSchema = contentFile(
	"Words of mails",
	{ inbox, notices, visitor, pages, faults },
	"What mails say, and the pages that their links open. Keep the words in {braces}: they are filled in.",
).meta({ group: "Form and mail texts" });

export type MailWords = z.infer<typeof mailWordsSchema>;
