import { DyedStrips } from "../../components/Strips.tsx";
import { defineKind } from "../section-kind.ts";
import { schema } from "./schema.ts";

/** Strips from edge to edge in depths of the page's dye. */
export default defineKind({
	schema,
	full: () => true,
	Content: ({ section: { items, numbered } }) => <DyedStrips items={items} numbered={numbered} />,
});
