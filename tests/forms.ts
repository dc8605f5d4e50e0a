import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { formSchema } from "../shared/content/forms.ts";

const FOLDER = new URL("../site/_data/forms/", import.meta.url);

/** Every form of the site, read without a build, for tests. */
export const forms = z.record(z.string(), formSchema).parse(
	Object.fromEntries(
		readdirSync(FOLDER)
			.sort()
			.map((file): [string, unknown] => [
				file.replace(/\.json$/, ""),
				JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")),
			]),
	),
);

export const formNames = Object.keys(forms);
