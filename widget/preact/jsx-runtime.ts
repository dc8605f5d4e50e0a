import { createElement, type Key } from "preact";

/** What tests have in place of `react/jsx-runtime`; the bundle calls `createElement` itself: see widget/build.ts. */
export function jsx(type: string, props: Readonly<Record<string, unknown>>, key?: Key) {
	return createElement(type, key === undefined ? props : { ...props, key });
}

export { Fragment } from "preact";
export { jsx as jsxDEV, jsx as jsxs };
