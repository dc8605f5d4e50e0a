/** What happened in the page, in its order. */
export type Heard = { readonly live: string } | { readonly focus: true };

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
export function installListener(): void {
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
