import { Founder } from "../../components/Founder.tsx";
import { defineKind } from "../section-kind.ts";
import { schema } from "./schema.ts";

export default defineKind({
	schema,
	Content: ({ data: { site }, section: { words, paragraphs } }) => (
		<Founder site={site} words={words} paragraphs={paragraphs} />
	),
});
