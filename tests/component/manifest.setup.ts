import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { writeManifest } from "../../widget/api/files.ts";

/** Gives the component tests the manifest of the elements. */
export default async function setup(project: TestProject): Promise<void> {
	const folder = fileURLToPath(new URL("../../.cache/api", import.meta.url));
	project.provide("manifest", JSON.parse(await writeManifest(folder)));
}
