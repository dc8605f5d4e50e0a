import { PressedStrips } from "../../components/Strips.tsx";
import { defineKind } from "../section-kind.ts";
import { schema } from "./schema.ts";

/** Strips of cloth that are links. */
export default defineKind({
	schema,
	Content: ({ section: { items } }) => <PressedStrips links={items} />,
});
