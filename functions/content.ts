import { FORM_NAMES, type FormName, type Forms, formSchema } from "../shared/content/forms.ts";
import { mailWordsSchema } from "../shared/content/mail-words.ts";
import { siteSchema } from "../shared/content/site-schema.ts";
import contact from "../site/_data/forms/contact.json" with { type: "json" };
import emailList from "../site/_data/forms/email-list.json" with { type: "json" };
import equitySeat from "../site/_data/forms/equity-seat.json" with { type: "json" };
import hostEvent from "../site/_data/forms/host-event.json" with { type: "json" };
import newsletter from "../site/_data/forms/newsletter.json" with { type: "json" };
import payItForward from "../site/_data/forms/pay-it-forward.json" with { type: "json" };
import visit from "../site/_data/forms/visit.json" with { type: "json" };
import waitlist from "../site/_data/forms/waitlist.json" with { type: "json" };
import mailWords from "../site/_data/mailWords.json" with { type: "json" };
import siteJson from "../site/_data/site.json" with { type: "json" };

/*
 * The very files that the site's pages are made of, so that a question that the founder changes is
 * changed here too. Imported one by one: hosts bundle what is imported, and have no folder to read.
 */

export { FORM_NAMES, type FormName };

/** Every form of the site by its name, as it stands in its address. */
export const forms: Forms = {
	waitlist: formSchema.parse(waitlist),
	contact: formSchema.parse(contact),
	"equity-seat": formSchema.parse(equitySeat),
	"pay-it-forward": formSchema.parse(payItForward),
	newsletter: formSchema.parse(newsletter),
	visit: formSchema.parse(visit),
	"host-event": formSchema.parse(hostEvent),
	"email-list": formSchema.parse(emailList),
};

/** The lists: nobody is on one before a click in their own inbox. */
const LISTS: readonly FormName[] = ["newsletter", "email-list"];

export const words = mailWordsSchema.parse(mailWords);
export const site = siteSchema.parse(siteJson);

export function isFormName(value: string): value is FormName {
	return FORM_NAMES.some((name) => name === value);
}

/** Whether a form puts people on a list, and so asks them to confirm. */
export function isList(form: FormName): boolean {
	return LISTS.includes(form);
}
