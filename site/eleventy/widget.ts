import { buildWidget, circleRoles, type WidgetBuild } from "../../widget/build.ts";
import type { Environment } from "./environment.ts";

/** The sources of the quiz and the circle. */
const SOURCES = /^(?:\.\/)?(?:widget\/|shared\/(?!content\/))/;
/** The texts of the quiz. The circle uses only the names and icons of roles from them (`circleRoles`). */
const QUIZ_TEXTS = /^(?:\.\/)?shared\/quiz\/[^/]+\.json$/;

/** Whether one of the changed files is a source of the quiz or the circle. */
export function touchesWidget(changed: readonly string[]): boolean {
	return changed.some((file) => SOURCES.test(file));
}

/** Builds the quiz and the circle into the site's folder, given what changed since the last build. */
type ElementBuild = (
	outDir: string,
	mode: "production" | "development",
	changed: readonly string[],
) => Promise<WidgetBuild>;

/** Leaves the circle out when only texts changed that it does not use, so that a save shows sooner. */
export function createElementBuild({ siteUrl, formsEndpoint }: Environment): ElementBuild {
	let roles: string | undefined;
	return (outDir, mode, changed) => {
		const before = roles;
		roles = circleRoles();
		const withCircle =
			roles !== before || changed.some((file) => SOURCES.test(file) && !QUIZ_TEXTS.test(file));
		return buildWidget({ siteUrl, formsEndpoint, outDir, mode, withCircle });
	};
}
