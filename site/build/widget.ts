import { buildWidget, type WidgetBuild } from "../../widget/build.ts";
import type { Environment } from "./environment.ts";

/** The sources of the quiz element. */
const SOURCES = /^(?:\.\/)?(?:widget\/|shared\/(?!quilt\/|content\/))/;

/** Whether one of the changed files is a source of the quiz element. */
export function touchesWidget(changed: readonly string[]): boolean {
	return changed.some((file) => SOURCES.test(file));
}

/** Builds the quiz element into the site. */
export function buildQuizElement(
	outDir: string,
	{ siteUrl, formsEndpoint }: Environment,
	mode: "production" | "development",
): Promise<WidgetBuild> {
	return buildWidget({ siteUrl, formsEndpoint, outDir, mode });
}
