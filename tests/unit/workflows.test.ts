import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
	convertWorkflowTemplate,
	NoOperationTraceWriter,
	parseWorkflow,
} from "@actions/workflow-parser";
import { expect, test } from "vitest";
import { ROOT } from "../../tools/root.js";

/* GitHub's own parser reads the workflows: keys, kinds of values, expressions and which job needs which. */

const FOLDER = join(ROOT, ".github", "workflows");

async function faultsOf(content: string): Promise<readonly string[]> {
	const parsed = parseWorkflow({ name: "workflow.yml", content }, new NoOperationTraceWriter());
	if (parsed.value) await convertWorkflowTemplate(parsed.context, parsed.value);
	return parsed.context.errors.getErrors().map(({ message }) => message);
}

test.each(readdirSync(FOLDER))("GitHub understands %s", async (name) => {
	expect(await faultsOf(readFileSync(join(FOLDER, name), "utf8"))).toEqual([]);
});
