/* What the quiz leaves in the page around it. Run in host pages: see call.ts. */

/**
 * Takes down the page as it is under a symbol, where no list of globals shows it: keys of the window, members of all
 * prototypes, the head, root and body, address and history, focus, scroll, storage. From here on it listens to what
 * is asked of window, document, root and body, and for errors.
 */
export function remember(_: HTMLElement): string {
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
		// The element's own script; what the host's stylesheets and scripts ask for, when they like; the tab's icon.
		const known = /\/embed\/v1\/liberation-quiz\.js$|\/\/[^/]+\/packages\/|\/favicon\.ico$/;
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
		// Called as a plain function, it acts on the window.
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
			// What drives the browser puts its own helpers there when it needs them.
			if (name.indexOf("window.__pw_") === 0) continue;
			if (!oldMembers.has(name)) changes += `${name} is new\n`;
			else if (oldMembers.get(name) !== value) changes += `${name} is another\n`;
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
	const leftListeners = () => {
		let left = "";
		for (const [type, times] of listeners) if (times) left += `${times} listeners of ${type}\n`;
		return left;
	};
	const changes = (acted: boolean) =>
		memberChanges() + pageChanges(acted) + leftListeners() + errors;
	Reflect.set(document, Symbol.for("remembered"), { changes });
	return "";
}

/**
 * What has changed since in the page around the quiz, a line each.
 * @param acted - "yes" once the visitor has acted: focus and scroll have moved with them
 */
export function changes(_: HTMLElement, acted: string): string {
	return Reflect.get(document, Symbol.for("remembered")).changes(acted === "yes");
}
