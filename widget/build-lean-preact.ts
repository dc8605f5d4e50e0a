import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import type { Plugin } from "vite";

const preactFolder = dirname(createRequire(import.meta.url).resolve("preact/package.json"));
const sourceFolder = join(preactFolder, "src", sep);

/** Members that only classes, portals, suspense, add-ons and a second hydration would ever give a value. */
const ABSENT = [
	"contextType",
	"getDerivedState\\w+",
	"componentWill\\w+",
	"componentDid\\w+",
	"shouldComponentUpdate",
	"getChildContext",
	"getSnapshotBeforeUpdate",
	"props\\._parentDom",
	"newProps\\._parentDom",
	"newProps\\.is",
	"_excess",
	"e\\.then",
	"_renderCallbacks\\.length",
	"options\\.(?!_catchError)\\w+",
];

type Cut = readonly [what: RegExp, by: string];

/**
 * Preact's own source, with what the quiz can't reach replaced by constants: the minifier drops the rest. In this
 * order; each of them must be found somewhere, or the build fails.
 */
const CUTS: readonly Cut[] = [
	[new RegExp(`(?<![\\w.])(?:\\w+\\.)*(?:${ABSENT.join("|")})(?!\\w)`, "g"), "undefined"],
	[/\((?:tmp|r) = undefined\)/g, "undefined"],
	// Every component is a function, without context.
	[/\(tmp = newType\.prototype\) && tmp\.render/g, "false"],
	[
		/tmp = undefined;\s+const provider = [^;]+;\s+const componentContext = [^;]+;/g,
		"const provider = undefined, componentContext = undefined;",
	],
	[/^\t+globalContext,$/gm, ""],
	[/\|\| EMPTY_OBJ,\s+EMPTY_OBJ,/g, "|| EMPTY_OBJ,"],
	[/c\._globalContext = globalContext;|r\._globalContext = /g, ""],
	// None has a state: what draws again is the renderer. Nor has any callbacks for after the drawing, or a way to catch errors.
	[/BaseComponent\.prototype\.(\w+) = /g, "const unused_$1 = "],
	[
		/c\._\w+Callbacks = \[\];|EMPTY_ARR\.push\.apply\(c\._renderCallbacks, c\._stateCallbacks\);/g,
		"",
	],
	[/^\t+commitQueue,$/gm, ""],
	[/^.*ommitQueueLength.*$/gm, ""],
	[/commitQueue\.some\(c => \{.*?\n\t\}\);/gs, ""],
	[/for \(; \(vnode = vnode\._parent\); \) \{.*?\n\t\}/gs, ""],
	[/if \(!\(e && undefined\)\) markAsForce\(newVNode\);/g, ""],
	[/(?:\w+\.)+_(?:bits|flags) & (?:COMPONENT_\w+|MODE_\w+|REF_DETACHED)/g, "0"],
	[/(?:\w+\.)+_bits (?:\||&)?= (?:~?\([^)]*\)|[\w~]+);/g, ";"],
	// render() takes over what a server drew; hydrate() is not used.
	[/^\t+isHydrating,?$/gm, ""],
	[/(?:let )?isHydrating = /g, ""],
	[/\bisHydrating\b/g, "false"],
	// Nothing that is drawn holds a comment.
	[/(?:\w+\.)*\w+\.nodeType == 8/g, "false"],
	// What no view of the quiz uses: UNUSED holds them to it.
	[/nodeType == '(?:math|textarea|template|progress|foreignObject)'/g, "false"],
	[/namespace == MATH_NAMESPACE/g, "false"],
	[/i == 'dangerouslySetInnerHTML'/g, "false"],
	[/name == 'style'/g, "false"],
	[/name != \(name = name\.replace\(CAPTURE_REGEX, '\$1'\)\)/g, "false"],
	[/\.replace\(\/xlink\(H\|:h\)\/, 'h'\)/g, ""],
	[/name != '(?:width|height|list|form|download|rowSpan|colSpan|popover)' &&/g, ""],
	[/name == 'popover' && value == true/g, "false"],
];

/** Props and elements of the views that would need what is left out. */
const UNUSED =
	/<(?:math|textarea|progress|foreignObject)\b|\s(?:dangerouslySetInnerHTML|style|xlinkHref|width|height|list|form|download|rowSpan|colSpan|popover|on\w+Capture)=\{?/;

/**
 * Builds the quiz on Preact's source, less the features that function components without state can't reach.
 * @throws Error when a view uses one of them, or another version of Preact reads differently
 */
export function leanPreact(): Plugin {
	const open = new Set(CUTS);
	return {
		name: "liberation-quiz-lean-preact",
		enforce: "pre",
		resolveId: (id) => (id === "preact" ? join(sourceFolder, "index.js") : undefined),
		transform(code, id) {
			if (id.endsWith(".tsx") && UNUSED.test(code))
				throw new Error(
					`${id} uses what widget/build-lean-preact.ts leaves out: ${UNUSED.exec(code)}`,
				);
			if (!id.startsWith(sourceFolder)) return undefined;
			let text = code;
			for (const cut of CUTS) {
				const [what, by] = cut;
				const next = text.replace(what, by);
				if (next !== text) open.delete(cut);
				text = next;
			}
			return { code: text, map: null };
		},
		buildEnd(error) {
			const [lost] = open;
			if (lost && !error)
				throw new Error(`Preact has changed: ${lost[0]} of widget/build-lean-preact.ts is nowhere`);
		},
	};
}
