import { Faq } from "../../components/Faq.tsx";
import { faqPage } from "../../eleventy/seo/structured-data.ts";
import { defineKind } from "../section-kind.ts";
import { schema } from "./schema.ts";

/** Questions that open to their answers. */
export default defineKind({
	schema,
	Content: ({ section: { items } }) => <Faq items={items} />,
	/** Search engines get the entries that are questions. */
	jsonLd({ section: { items } }) {
		const asked = items.filter(({ question }) => question.endsWith("?"));
		return asked.length > 0 ? [faqPage(asked)] : [];
	},
});
