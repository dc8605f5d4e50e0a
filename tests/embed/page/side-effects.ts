/* What the quiz changes in the page around it. Both functions run in host pages: see run-in-page.ts. */

/**
 * Records the state of the page: keys of the window, members of all prototypes, head, root and body, address and
 * history, focus, scroll, storage. From then on it also counts the listeners on window, document, root and body, and
 * collects errors. The record is kept under a symbol of the document, where it adds no global.
 */
export function recordPage(_: HTMLElement): string {
	const members = () => {
		const found = new Map<string, unknown>();
		const add = (name: string, object: object) => {
			for (const key of Reflect.ownKeys(object)) {
				const member = Object.getOwnPropertyDescriptor(object, key);
				found.set(`${name}.${String(key)}`, member?.get ?? member?.value);
			}
		};
		for (const key of Object.getOwnPropertyNames(window)) {
			found.set(`window.${key}`, undefined);
			const value: unknown = Object.getOwnPropertyDescriptor(window, key)?.value;
			if (typeof value === "function" && typeof value.prototype === "object" && value.prototype)
				add(`${key}.prototype`, value.prototype);
		}
		return found;
	};
	const requests = () => {
		let names = "";
		// The element's scripts, the files of the host page, and the tab's icon are expected; reports are checked by themselves.
		const known =
			/\/embed\/v1\/liberation-quiz(?:\.[a-z]{2})?\.js$|\/\/[^/]+\/packages\/|\/(?:favicon\.ico|reports)$/;
		for (const { name } of performance.getEntriesByType("resource"))
			if (!known.test(name)) names += `${name} `;
		return names;
	};
	const page = () => {
		const { documentElement: root, head, body } = document;
		const tagOf = (element: Element) => {
			let tag = "";
			for (const { name, value } of element.attributes) tag += ` ${name}=${value}`;
			return tag;
		};
		const facts = new Map<string, unknown>([
			["title", document.title],
			["history", history.length],
			["address", location.href],
			["focus", document.activeElement?.localName],
			["scroll", `${scrollX} ${scrollY}`],
			["head", head.innerHTML],
			["attributes of the root", tagOf(root)],
			["attributes of the body", tagOf(body)],
			["children of the body", body.childElementCount],
			["adopted sheets", document.adoptedStyleSheets?.length],
			["cookies", document.cookie],
			["local storage", localStorage.length],
			["session storage", sessionStorage.length],
			["requests", requests()],
		]);
		return facts;
	};
	const listeners = new Map<string, number>();
	const count = (target: EventTarget | null, type: string, by: number) => {
		const { documentElement: root, body } = document;
		const isOutside = target === window || target === document || target === root;
		// Called without a target, addEventListener acts on the window.
		if (isOutside || target === body || !target)
			listeners.set(type, (listeners.get(type) ?? 0) + by);
	};
	let errors = "";
	addEventListener("error", ({ message }) => {
		errors += `error: ${message}\n`;
	});
	addEventListener("unhandledrejection", ({ reason }) => {
		errors += `rejection: ${reason}\n`;
	});
	const { addEventListener: on, removeEventListener: off } = EventTarget.prototype;
	EventTarget.prototype.addEventListener = function (...args: Parameters<typeof on>) {
		count(this, args[0], 1);
		return on.apply(this, args);
	};
	EventTarget.prototype.removeEventListener = function (...args: Parameters<typeof off>) {
		count(this, args[0], -1);
		return off.apply(this, args);
	};
	const oldMembers = members();
	const memberChanges = () => {
		let changes = "";
		for (const [name, value] of members()) {
			// Playwright adds its own helpers when it needs them, and zone.js notes each type of event that anyone listens to.
			if (/^window\.__(?:pw_|zone_symbol__)/.test(name)) continue;
			if (!oldMembers.has(name)) changes += `${name} is new\n`;
			else if (oldMembers.get(name) !== value) changes += `${name} was replaced\n`;
		}
		return changes;
	};
	const oldPage = page();
	const pageChanges = (acted: boolean) => {
		let changes = "";
		for (const [fact, value] of page()) {
			const wanted = oldPage.get(fact);
			const moved = acted && (fact === "focus" || fact === "scroll");
			if (!moved && value !== wanted) changes += `${fact}: "${value}" instead of "${wanted}"\n`;
		}
		return changes;
	};
	const remainingListeners = () => {
		let remaining = "";
		for (const [type, times] of listeners)
			if (times) remaining += `${times} listeners of ${type}\n`;
		return remaining;
	};
	const changes = (acted: boolean) =>
		memberChanges() + pageChanges(acted) + remainingListeners() + errors;
	Reflect.set(document, Symbol.for("record"), { changes });
	return "";
}

/**
 * Lists what has changed in the page since `recordPage`, one change a line.
 * @param acted - "yes" once the visitor has acted: then focus and scroll may have changed
 */
export function changesOfPage(_: HTMLElement, acted: string): string {
	return Reflect.get(document, Symbol.for("record")).changes(acted === "yes");
}
