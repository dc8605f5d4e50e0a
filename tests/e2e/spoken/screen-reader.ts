import { type CDPSession, expect, type Page } from "@playwright/test";

/** What a screen reader says in one step. */
interface Said {
	/** What live regions announce, in order. */
	readonly live: readonly string[];
	/** Where the focus went: its name, role, states and description; empty if it didn't move. */
	readonly focus: string;
}

type AwaitedNews = "live" | "focus" | "nothing";

type Tree = Awaited<ReturnType<typeof treeOf>>["nodes"];
type Spoken = Tree[number] & { states: readonly string[]; text: string };

/** What a screen reader says of a control beside its name. */
const STATES = ["invalid", "expanded", "checked", "pressed", "selected", "disabled"];

/**
 * Tells what a screen reader would say, from the browser's accessibility tree and the page's live regions. Screen
 * readers word it differently; what they have to word it from is the same.
 */
export class ScreenReader {
	readonly #page: Page;
	readonly #devtools: CDPSession;

	private constructor(page: Page, devtools: CDPSession) {
		this.#page = page;
		this.#devtools = devtools;
	}

	/** Has to be called before the page opens. */
	static async start(page: Page): Promise<ScreenReader> {
		await page.addInitScript(installListener);
		const devtools = await page.context().newCDPSession(page);
		await devtools.send("Accessibility.enable");
		return new ScreenReader(page, devtools);
	}

	/**
	 * Does something, and expects that the focus isn't lost, that at most one message is announced, and that nothing is
	 * said twice.
	 * @param awaited - what the step ends with: a message of a live region, or a move of the focus
	 */
	async during(awaited: AwaitedNews, action: () => Promise<unknown>): Promise<Said> {
		await this.#page.evaluate(() => window.takeHeard());
		const { live, focus, hasFocus } = await this.hear(awaited, action);
		expect.soft(hasFocus, "the focus is lost").toBe(true);
		expect.soft(live.length, `messages: ${live.join()}`).toBeLessThan(2);
		return { live, focus };
	}

	/** Presses a key, with the expectations of `during`. */
	press(key: string, awaited: AwaitedNews = "nothing"): Promise<Said> {
		return this.during(awaited, () => this.#page.keyboard.press(key));
	}

	/** Does something after which another page may be open. */
	async hear(
		awaited: AwaitedNews,
		action: () => Promise<unknown>,
	): Promise<Said & { hasFocus: boolean }> {
		await action();
		const heard: Heard[] = [];
		const hasHeard = async () => {
			heard.push(...(await this.#page.evaluate(() => window.takeHeard())));
			return awaited === "nothing" || heard.some((each) => awaited in each);
		};
		await expect.poll(hasHeard, `hears ${awaited}`).toBe(true);
		const here = await focusedNode(this.#devtools);
		const hasFocus = here !== undefined && roleOf(here) !== "RootWebArea";
		const hasMoved = hasFocus && heard.some((each) => "focus" in each);
		const focus = hasMoved ? spokenOf(here) : "";
		const live = heard.flatMap((each) => ("live" in each ? each.live : []));
		expectOnce([...live, focus]);
		return { live, focus, hasFocus };
	}
}

function spokenOf(node: Spoken): string {
	return [nameOf(node), roleOf(node), ...statesOf(node), descriptionOf(node)]
		.filter(Boolean)
		.join(", ");
}

/** Expects that no message says what another one has said already. */
function expectOnce(messages: readonly string[]): void {
	const said = messages.filter(Boolean);
	const repeated = said.filter((words, at) =>
		said.some((other, place) => place !== at && other.includes(words)),
	);
	expect.soft(repeated, "said twice").toEqual([]);
}

const treeOf = (devtools: CDPSession, objectId: string) =>
	devtools.send("Accessibility.getPartialAXTree", { objectId });

/** The node that has the focus, in whichever shadow root. */
async function focusedNode(devtools: CDPSession): Promise<Spoken | undefined> {
	const { result } = await devtools.send("Runtime.evaluate", {
		expression: `(() => {
			let found = document.activeElement;
			while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
			return found === document.body ? null : found;
		})()`,
	});
	const { objectId } = result;
	if (!objectId) return undefined;
	const { nodes } = await treeOf(devtools, objectId);
	// What the tree leaves out, and the words of a part that has no name.
	const more = await devtools.send("Runtime.callFunctionOn", {
		objectId,
		functionDeclaration: `function () {
			const isRequired = this.required || this.ariaRequired === "true";
			return [[isRequired && "required"], this.tabIndex < 0 ? this.innerText : ""];
		}`,
		returnByValue: true,
	});
	const [states, text]: [string[], string] = more.result.value;
	return nodes[0] && { ...nodes[0], states, text };
}

const roleOf = ({ role }: Spoken): string => String(role?.value ?? "");
const nameOf = ({ name, text }: Spoken): string =>
	String(name?.value || text.replace(/\s+/g, " ").trim());
const descriptionOf = ({ description }: Spoken): string => String(description?.value ?? "");
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

/** An announcement, or a move of the focus. */
type Heard = { readonly live: string } | { readonly focus: true };

declare global {
	interface Window {
		/** Returns the announcements and moves of the focus since the last call. */
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
		// Content that the page has when it opens isn't announced.
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
	// Observers may report the page's initial content only now, when the page no longer counts as loading.
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
		// No script call reports a declarative shadow root.
		for (const { shadowRoot } of document.querySelectorAll("*")) {
			if (shadowRoot) observe(shadowRoot);
		}
		announce(observer.takeRecords());
		const taken = heard;
		heard = [];
		return taken;
	};
}
