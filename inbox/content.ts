import { formWordsSchema } from "@liberation/shared/content/forms";
import { mailWordsSchema } from "@liberation/shared/content/mail-words";
import { siteSchema } from "@liberation/shared/content/site-schema";
import formWordsJson from "../site/_data/formWords.json" with { type: "json" };
import mailWords from "../site/_data/mailWords.json" with { type: "json" };
import siteJson from "../site/_data/site.json" with { type: "json" };

/*
 * The very files that the site's pages are made of, so that what the founder changes is changed here too. Imported,
 * because a Worker has no folder to read. The forms come with the build (build-info.ts).
 */

export const formWords = formWordsSchema.parse(formWordsJson);
export const words = mailWordsSchema.parse(mailWords);
export const site = siteSchema.parse(siteJson);
