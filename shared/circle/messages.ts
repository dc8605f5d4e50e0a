import type { z } from "zod";
import type { Counted, Language } from "../language.ts";
import type { RoleKey } from "../quiz/keys.ts";
import type { Band } from "./group.ts";
import json from "./messages.json" with { type: "json" };
import type { circleTalkSchema } from "./messages-schema.ts";

/** The English texts of the circle. */
export const messages = json;

type Messages = typeof messages;
type Talk = z.infer<typeof circleTalkSchema>;

/** The circle's texts in one language, without `TalkWords`. Sentences with numbers may have plural forms. */
export interface CircleWords extends Omit<Messages, "$schema" | "lead" | "notices"> {
	readonly language: Language;
	readonly names: Readonly<Record<RoleKey, string>>;
	readonly lead: Readonly<Record<"empty" | "one", string> & Record<Band, Counted>>;
	readonly notices: Omit<Messages["notices"], "people"> & { readonly people: Counted };
}

/** The texts of the prompts, the questions and the printed sheets. */
export interface TalkWords extends Omit<Talk, "$schema" | "roles"> {
	readonly roles: Readonly<
		Record<RoleKey, { readonly missing: string; readonly together: Counted }>
	>;
}
