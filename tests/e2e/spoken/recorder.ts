import { writeFileSync } from "node:fs";
import { type CDPSession, expect, type Page } from "@playwright/test";

/** What a screen reader says in one step. */
interface Said {
	/** What live regions announce, in order. */
	readonly live: readonly string[];
	/** Where the focus is afterwards, in the order in which it is read: its groups, name, role, states, description. */
	readonly focus: string;
}

type Tree = Awaited<ReturnType<typeof treeOf>>["nodes"];
type Spoken = Tree[number] & { states: readonly string[]; text: string };

const PAGE = "focus: the page itself";
/** What a screen reader names when the focus enters it. */
const GROUPS =
	"banner main contentinfo navigation form region dialog alertdialog group radiogroup search list".split(
		" ",
	);
/** What a screen reader says of a control beside its name, and says anew when it changes. */
const STATES = ["invalid", "expanded", "checked", "pressed", "selected", "disabled"];

/**
 * Writes down what a screen reader says of a page, from the browser's accessibility tree and the page's live regions.
 * Screen readers word it differently; what they have to word it from is the same.
 */
export class Recorder {
	readonly #page: Page;
	readonly #devtools: CDPSession;
	readonly #lines: string[] = [];
	#groups: readonly string[] = [];
	#states = "";

	private constructor(page: Page, devtools: CDPSession) {
		this.#page = page;
		this.#devtools = devtools;
	}

	/** Has to be called before the page opens. */
	static async start(page: Page): Promise<Recorder> {
		await page.addInitScript(installListener);
		const devtools = await page.context().newCDPSession(page);
		await devtools.send("Accessibility.enable");
		return new Recorder(page, devtools);
	}

	title(words: string): void {
		this.#lines.push(`# ${words}`, "");
	}

	/** A part as it is read line by line, without its controls having the focus. */
	async read(what: string, selector: string): Promise<void> {
		this.#lines.push(what);
		this.lines(await this.#page.locator(selector).ariaSnapshot());
	}

	/** What was read elsewhere, such as in another window. */
	lines(snapshot: string): void {
		const spoken = snapshot.split("\n").filter((line) => !line.includes("- /url:"));
		this.#lines.push(...spoken.map((line) => `    ${line}`), "");
	}

	/** A page opens, which leaves the focus on the page itself. */
	async opening(what: string, action: () => Promise<unknown>): Promise<Said> {
		return this.#record(what, action);
	}

	/**
	 * Something is done. Afterwards the focus is somewhere, at most one message was announced, and nothing was said
	 * twice.
	 * @param action - ends once the page shows what comes of it
	 */
	async during(what: string, action: () => Promise<unknown>): Promise<Said> {
		const said = await this.#record(what, action);
		expect.soft(said.focus, `${what}: the focus is lost`).not.toBe(PAGE);
		expect.soft(said.live.length, `${what}: messages`).toBeLessThan(2);
		return said;
	}

	/** Writes the file anew, so that a change shows when it is reviewed. */
	write(file: URL): void {
		writeFileSync(file, `${this.#lines.join("\n").trim()}\n`);
	}

	async #record(what: string, action: () => Promise<unknown>): Promise<Said> {
		await this.#page.evaluate(() => window.takeHeard?.());
		await action();
		const heard = await this.#page.evaluate(() => window.takeHeard());
		const path = await pathTo(this.#devtools);
		const here = path.at(-1);
		const hasMoved = heard.some((each) => "focus" in each);
		if (!here) this.#groups = [];
		const focus =
			!here || roleOf(here) === "RootWebArea" ? PAGE : this.#focusSpoken(path, here, hasMoved);
		const live = heard.flatMap((each) => ("live" in each ? each.live : []));
		this.#lines.push(what, ...live.map((words) => `    announces: ${words}`), `    ${focus}`, "");
		expectOnce(what, [...live, focus]);
		return { live, focus };
	}

	#focusSpoken(path: readonly Spoken[], here: Spoken, hasMoved: boolean): string {
		const groups = path.slice(0, -1).flatMap(groupOf);
		const entered = groups.filter((group) => !this.#groups.includes(group));
		const spoken = [nameOf(here), roleWords(here), ...statesOf(here), descriptionOf(here)];
		const states = statesOf(here).join(", ");
		const changed =
			states === this.#states ? "focus: stays" : `focus: stays, now ${states || "enabled"}`;
		this.#groups = groups;
		this.#states = states;
		if (!hasMoved) return changed;
		return `focus: ${[...entered.map((group) => `(${group})`), ...spoken].filter(Boolean).join(", ")}`;
	}
}

/** No message of a step says what another one has said already. */
function expectOnce(what: string, messages: readonly string[]): void {
	const said = messages.filter(Boolean);
	const repeated = said.filter((words, at) =>
		said.some((other, place) => place !== at && other.includes(words)),
	);
	expect.soft(repeated, `${what}: said twice`).toEqual([]);
}

const treeOf = (devtools: CDPSession, objectId: string) =>
	devtools.send("Accessibility.getPartialAXTree", { objectId });

/** The node that has the focus, after those around it. */
async function pathTo(devtools: CDPSession): Promise<Spoken[]> {
	const { result } = await devtools.send("Runtime.evaluate", {
		expression: `(() => {
			let found = document.activeElement;
			while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
			return found === document.body ? null : found;
		})()`,
	});
	const { objectId } = result;
	if (!objectId) return [];
	const { nodes } = await treeOf(devtools, objectId);
	// What the tree leaves out, and the words of a part that has no name.
	const more = await devtools.send("Runtime.callFunctionOn", {
		objectId,
		functionDeclaration: `function () {
			const isRequired = this.required || this.ariaRequired === "true";
			const words = this.tabIndex < 0 ? this.innerText : "";
			return [[isRequired && "required", this.ariaCurrent && "current"], words];
		}`,
		returnByValue: true,
	});
	const [states, text]: [string[], string] = more.result.value;
	const byId = new Map(nodes.map((node) => [node.nodeId, node]));
	const path: Spoken[] = [];
	for (let node = nodes[0]; node; node = byId.get(node.parentId ?? ""))
		path.unshift({ ...node, ...(path.length ? { states: [], text: "" } : { states, text }) });
	return path;
}

const roleOf = ({ role }: Spoken): string => String(role?.value ?? "");
const nameOf = ({ name, text }: Spoken): string =>
	String(name?.value || text.replace(/\s+/g, " ").trim());
const descriptionOf = ({ description }: Spoken): string => String(description?.value ?? "");
/** "DisclosureTriangle" as "disclosure triangle". */
const roleWords = (node: Spoken): string =>
	roleOf(node)
		.replace("Grouped", "")
		.replace(/([a-z])([A-Z])/g, "$1 $2")
		.toLowerCase();

function groupOf(node: Spoken): string[] {
	const isUnnamedGroup = roleOf(node) === "group" && !nameOf(node);
	if (node.ignored || isUnnamedGroup || !GROUPS.includes(roleOf(node))) return [];
	return [[nameOf(node), roleOf(node)].filter(Boolean).join(" ")];
}

function statesOf({ properties = [], value, states }: Spoken): string[] {
	const others = properties.flatMap(({ name, value: { value: is } }) => {
		if (!STATES.includes(name)) return [];
		if (name === "expanded") return is ? ["expanded"] : ["collapsed"];
		if (name === "checked") return is === "true" ? ["checked"] : ["not checked"];
		return is === true || is === "true" ? [name] : [];
	});
	const typed = value?.value ? [`value ${value.value}`] : [];
	return [...states, ...others, ...typed].filter(Boolean);
}

/** What happened in the page, in its order. */
type Heard = { readonly live: string } | { readonly focus: true };

declare global {
	interface Window {
		/** Hands out what has happened since it was last asked. */
		takeHeard(): Heard[];
	}
}

/**
 * Runs in the page, before its scripts: notes what live regions announce and each move of the focus, inside shadow
 * roots too. Like a screen reader, it leaves out what is hidden and what changes inside a busy part.
 */
function installListener(): void {
	const LIVE = "[aria-live], [role=status], [role=alert], [role=log], output";
	let heard: Heard[] = [];

	function closest(element: Element | null, selector: string): Element | null {
		const found = element?.closest(selector);
		const root = element?.getRootNode();
		return found ?? (root instanceof ShadowRoot ? closest(root.host, selector) : null);
	}

	function wordsIn(node: Node): string[] {
		if (node instanceof Text) return node.data.trim() ? [node.data.trim()] : [];
		const isSilent =
			node instanceof Element &&
			(node.ariaHidden === "true" || !node.checkVisibility({ visibilityProperty: true }));
		return isSilent ? [] : [...node.childNodes].flatMap(wordsIn);
	}

	/** The live region that announces changes of a node; null = nothing does. */
	function regionOf(node: Node): Element | null {
		const region = closest(node instanceof Element ? node : node.parentElement, LIVE);
		const isSilent = region?.ariaLive === "off" || closest(region, "[aria-busy=true]");
		return isSilent ? null : region;
	}

	/** What a region announces of a change: all of it, or what the change brought. */
	function news(region: Element, { type, target, addedNodes }: MutationRecord): Node[] {
		const isWhole = region.ariaAtomic === "true" || region.matches("[role=status], [role=alert]");
		if (isWhole) return [region];
		return type === "childList" ? [...addedNodes] : [target];
	}

	function announce(records: readonly MutationRecord[]): void {
		// What the page has when it opens is not announced.
		if (document.readyState === "loading") return;
		const changes = new Map<Element, Set<Node>>();
		for (const record of records) {
			const region = regionOf(record.target);
			if (!region) continue;
			const nodes = changes.get(region) ?? [];
			changes.set(region, new Set([...nodes, ...news(region, record)]));
		}
		for (const nodes of changes.values()) {
			const connected = [...nodes].filter(({ isConnected }) => isConnected);
			const live = connected.flatMap(wordsIn).join(" ").replace(/\s+/g, " ");
			if (live) heard.push({ live });
		}
	}

	const observer = new MutationObserver(announce);
	const observed = new Set<Document | ShadowRoot>();
	function observe(root: Document | ShadowRoot): void {
		if (observed.has(root)) return;
		observed.add(root);
		observer.observe(root, {
			subtree: true,
			childList: true,
			characterData: true,
			attributeFilter: ["hidden"],
		});
		root.addEventListener("focusin", ({ target }) => {
			announce(observer.takeRecords());
			if (!(target instanceof Element && target.shadowRoot)) heard.push({ focus: true });
		});
	}
	// The last of what the page opens with may be told of only now, when it no longer counts as loading.
	document.addEventListener("readystatechange", () => {
		if (document.readyState === "interactive") observer.takeRecords();
	});
	const { attachShadow } = Element.prototype;
	Element.prototype.attachShadow = function attachAndObserve(init) {
		const root = attachShadow.call(this, init);
		observe(root);
		return root;
	};
	observe(document);

	window.takeHeard = () => {
		// Of a shadow root that stands in the page's HTML, no script has told.
		for (const { shadowRoot } of document.querySelectorAll("*")) {
			if (shadowRoot) observe(shadowRoot);
		}
		announce(observer.takeRecords());
		const taken = heard;
		heard = [];
		return taken;
	};
}
