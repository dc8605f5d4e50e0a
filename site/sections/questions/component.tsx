import { Faq } from "../../components/Faq.tsx";
import { faqPage } from "../../eleventy/seo/structured-data.ts";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

/** Search engines get the entries that are questions. */
export function jsonLd({ items }: SectionProps<typeof schema>["section"]) {
	const asked = items.filter(({ question }) => question.endsWith("?"));
	return asked.length > 0 ? [faqPage(asked)] : [];
}

/** Questions that open to their answers. */
export default function Questions({ section: { items } }: SectionProps<typeof schema>) {
	return <Faq items={items} />;
}
