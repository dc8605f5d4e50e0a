/* The configuration with which @custom-elements-manifest/analyzer generates the manifest from doc comments. */

const EVENTS = ["QuizEvents", "DialogEvents", "NoticeEvents"];

/**
 * Adds the events of shared/analytics.ts, with their payloads and doc comments, to the quiz.
 * @returns {import("@custom-elements-manifest/analyzer").Plugin}
 */
function quizEvents() {
	/** @type {import("custom-elements-manifest/schema").Event[]} */
	const events = [];
	return {
		name: "quiz-events",
		analyzePhase({ ts, node }) {
			if (!ts.isInterfaceDeclaration(node) || !EVENTS.includes(node.name.text)) return;
			for (const member of node.members) {
				const event = member.name && ts.isIdentifier(member.name) ? member.name.text : "";
				const [comment] = ts.getJSDocCommentsAndTags(member);
				events.push({
					name: event.replaceAll("_", "-"),
					type: { text: `CustomEvent<ElementEvents["${event}"]>` },
					description: String(comment?.comment ?? ""),
				});
			}
		},
		packageLinkPhase({ customElementsManifest }) {
			customElementsManifest.modules = customElementsManifest.modules
				.flatMap(({ declarations = [] }) => declarations)
				.filter((declaration) => "tagName" in declaration)
				// Sorts the quiz before the circle.
				.sort((one, other) => Number(isQuiz(other)) - Number(isQuiz(one)))
				.map((element) => moduleOf(element, isQuiz(element) ? events : []));
		},
	};
}

/** @param {import("custom-elements-manifest/schema").Declaration} element */
function isQuiz(element) {
	return "tagName" in element && element.tagName === "liberation-quiz";
}

/**
 * Describes an element's script as a module of the manifest.
 * @param {import("custom-elements-manifest/schema").Declaration} element
 * @param {import("custom-elements-manifest/schema").Event[]} events
 * @returns {import("custom-elements-manifest/schema").Module}
 */
function moduleOf(element, events) {
	if (!("tagName" in element && element.tagName && "members" in element))
		throw new Error(`${element.name} is no custom element with members`);
	const path = `${element.tagName}.js`;
	const members = element.members?.filter(
		(member) => !("privacy" in member && member.privacy === "private"),
	);
	return {
		kind: "javascript-module",
		path,
		declarations: [{ ...element, events, superclass: { name: "HTMLElement" }, members }],
		exports: [
			{
				kind: "custom-element-definition",
				name: element.tagName,
				declaration: { name: element.name, module: path },
			},
		],
	};
}

export default {
	globs: ["widget/quiz/element.ts", "widget/circle/element.tsx", "shared/analytics.ts"],
	packagejson: false,
	plugins: [quizEvents()],
};
