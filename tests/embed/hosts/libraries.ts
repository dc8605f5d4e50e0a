import type { HostPage } from "./host.ts";

/** The element that a framework without a build step inserts. */
const MARKUP = '<liberation-quiz partner="host-page"></liberation-quiz>';

/** Only at clicks: a moved element loses the focus, which keys need. */
export const MOVE_AT_EVERY_PRESS = `addEventListener("click", (event) => {
	const [target] = event.composedPath();
	if (!event.isTrusted || target.localName === "input" || !target.closest?.("label.option")) return;
	const box = document.createElement("div");
	document.getElementById("place").append(box);
	box.append(document.querySelector("liberation-quiz"));
});`;

const LIBRARIES: readonly Omit<HostPage, "kind" | "journey">[] = [
	{
		name: "jQuery 3",
		scripts: ["jquery3/dist/jquery.js"],
		script: `window.mountQuiz = (place) => jQuery('${MARKUP}').appendTo(place);`,
	},
	{
		name: "MooTools 1.5 with compat",
		scripts: ["mootools-core-dist/dist/mootools-core-compat.js"],
	},
	{ name: "zone.js", scripts: ["zone.js/bundles/zone.umd.js"] },
	{ name: "core-js (whole)", scripts: ["core-js-bundle/index.js"] },
	{
		name: "SES lockdown",
		scripts: ["ses/dist/ses.umd.js"],
		script:
			"lockdown({ errorTaming: 'unsafe', consoleTaming: 'unsafe', overrideTaming: 'severe' });",
	},
	{
		name: "Custom elements polyfill",
		scripts: ["@webcomponents/custom-elements/custom-elements.min.js"],
	},
	{
		name: "Mousetrap one-key shortcuts",
		scripts: ["mousetrap/mousetrap.js"],
		script:
			"for (const key of ['s', 'space', 'enter', 'down', 'a', '@']) Mousetrap.bind(key, () => false);",
	},
	{
		name: "Alpine 3",
		scripts: ["alpinejs/dist/cdn.js"],
		script: `window.mountQuiz = (place) => { place.innerHTML = '<div x-data="{ shown: true }"><template x-if="shown">${MARKUP}</template></div>'; };`,
	},
	{
		name: "Vue 3",
		scripts: ["vue/dist/vue.global.prod.js"],
		script: `window.mountQuiz = (place) => Vue.createApp({ template: '${MARKUP}', compilerOptions: { isCustomElement: (tag) => tag === "liberation-quiz" } }).mount(place);`,
	},
	{
		name: "htmx 4",
		scripts: ["htmx.org/dist/htmx.js"],
		script:
			"window.mountQuiz = (place) => htmx.ajax('GET', 'fragment.html', { target: place, swap: 'innerHTML' });",
	},
	{
		name: "Turbo 8",
		scripts: ["@hotwired/turbo/dist/turbo.es2017-umd.js"],
		script: `window.mountQuiz = (place) => { place.innerHTML = '<turbo-frame id="quiz"></turbo-frame>'; Turbo.renderStreamMessage('<turbo-stream action="update" target="quiz"><template>${MARKUP}</template></turbo-stream>'); };`,
	},
	{
		name: "Natives changed like Prototype.js",
		// npm has no package of Prototype.js.
		script: `
			const each = (target, methods) => { for (const name in methods) target[name] = methods[name]; };
			each(Array.prototype, { each(f) { this.forEach(f); return this; }, first() { return this[0]; }, clear() { this.length = 0; return this; },
				toJSON() { return "[" + this.map((item) => Object.toJSON(item)).join(", ") + "]"; }, without() { return this; } });
			each(String.prototype, { toJSON() { return '"' + this + '"'; }, strip() { return this.trim(); }, gsub() { return String(this); } });
			each(Number.prototype, { toJSON() { return String(this); }, succ() { return this + 1; } });
			each(Function.prototype, { wrap(f) { return f; }, methodize() { return this; }, defer() { setTimeout(this); } });
			Object.toJSON = (value) => String(value);
			Array.from = (list) => { if (!list) return []; const all = []; for (const item of list) all.push(item); return all; };
			each(Element.prototype, { update(html) { this.innerHTML = html; return this; }, observe() { return this; }, show() { return this; },
				hide() { return this; }, select(css) { return this.querySelectorAll(css); }, visible() { return true; } });
			document.getElementsByClassName = (name) => [...document.querySelectorAll("." + name)];
			window.$ = (id) => document.getElementById(id); window.$$ = (css) => document.querySelectorAll(css);
			Object.prototype.extend = () => undefined;
			for (const letter of "abcdefghijklmnopqrstuvwxyz") if (!(letter in Node.prototype)) Node.prototype[letter] = "taken";`,
		quick: true,
	},
	{
		name: "Broken observers and storage",
		script:
			"window.ResizeObserver = undefined; window.MutationObserver = undefined; window.IntersectionObserver = undefined; Storage.prototype.setItem = () => { throw new Error('full'); }; navigator.sendBeacon = undefined;",
	},
	{
		name: "Host that moves the quiz at every press",
		script: MOVE_AT_EVERY_PRESS,
	},
	{
		name: "Host that listens to everything",
		script:
			"for (const type of ['click', 'keydown', 'keyup', 'keypress', 'input', 'change', 'focusin']) for (const target of [window, document]) target.addEventListener(type, (event) => { event.stopPropagation(); if (type === 'keydown' && event.key === '?') event.preventDefault(); });",
	},
];

export const SCRIPTS: readonly HostPage[] = LIBRARIES.map((host) => ({
	...host,
	kind: "library",
	journey: true,
}));
