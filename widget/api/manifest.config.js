/* How `npm run api` reads the element's doc comments: @custom-elements-manifest/analyzer. */

/**
 * Adds the events of shared/analytics.ts, where each has its payload and its doc comment, to the element.
 * @returns {import("@custom-elements-manifest/analyzer").Plugin}
 */
function quizEvents() {
	/** @type {import("custom-elements-manifest/schema").Event[]} */
	const events = [];
	return {
		name: "quiz-events",
		analyzePhase({ ts, node }) {
			if (!ts.isInterfaceDeclaration(node) || node.name.text !== "QuizEvents") return;
			for (const member of node.members) {
				const event = member.name && ts.isIdentifier(member.name) ? member.name.text : "";
				const [comment] = ts.getJSDocCommentsAndTags(member);
				events.push({
					name: event.replaceAll("_", "-"),
					type: { text: `CustomEvent<QuizEvents["${event}"]>` },
					description: String(comment?.comment ?? ""),
				});
			}
		},
		packageLinkPhase({ customElementsManifest }) {
			const element = customElementsManifest.modules
				.flatMap(({ declarations = [] }) => declarations)
				.find((declaration) => "tagName" in declaration);
			if (!element || !("members" in element) || !("tagName" in element))
				throw new Error("widget/element.ts has no custom element");
			const path = "liberation-quiz.js";
			customElementsManifest.modules = [
				{
					kind: "javascript-module",
					path,
					declarations: [
						{
							...element,
							events,
							superclass: { name: "HTMLElement" },
							members: element.members?.filter(
								(member) => !("privacy" in member && member.privacy === "private"),
							),
						},
					],
					exports: [
						{
							kind: "custom-element-definition",
							name: element.tagName ?? "",
							declaration: { name: element.name, module: path },
						},
					],
				},
			];
		},
	};
}

export default {
	globs: ["widget/element.ts", "shared/analytics.ts"],
	packagejson: false,
	plugins: [quizEvents()],
};
