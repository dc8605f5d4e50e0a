/** Replaces `react` in the widget's bundle: docs/decisions.md. */
import {
	Component,
	cloneElement,
	createElement,
	Fragment,
	type FunctionComponent,
	isValidElement,
} from "preact";

export { Component, cloneElement, createElement, Fragment, Fragment as Suspense, isValidElement };
/** The components of mails forward refs, which nothing sets in the preview of a mail. */
export const forwardRef =
	<Props>(render: (props: Props, ref: null) => ReturnType<FunctionComponent>) =>
	(props: Props) =>
		render(props, null);
/** r2wc uses the default export. */
export default { createElement };
