/* `npm run schemas`: writes the JSON Schemas to which `$schema` in content files refers, for code editors. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { fieldMetadata } from "../shared/content/field-metadata.ts";
import { contentTypes } from "../site/schemas/all-content-types.ts";
import { ROOT } from "./root.js";

const folder = join(ROOT, ".cache", "schemas");
mkdirSync(folder, { recursive: true });
for (const { name, schema } of contentTypes) {
	const json = z.toJSONSchema(schema, {
		io: "input",
		override: ({ jsonSchema }) => {
			const { label, hint } = jsonSchema;
			if (typeof label === "string") jsonSchema.title = label;
			if (typeof hint === "string") jsonSchema.description = hint;
			for (const key of Object.keys(fieldMetadata.shape)) delete jsonSchema[key];
		},
	});
	writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(json, null, "\t")}\n`);
}
