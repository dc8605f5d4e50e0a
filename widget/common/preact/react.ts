/** Replaces `react` in the widget's bundle: docs/decisions.md. */
import { Component, createElement, Fragment, type FunctionComponent } from "preact";

export { Component, createElement, Fragment, Fragment as Suspense };
/** The components of mails forward refs, which nothing sets in the preview of a mail. */
export const forwardRef =
	<Props>(render: (props: Props, ref: null) => ReturnType<FunctionComponent>) =>
	(props: Props) =>
		render(props, null);
/** r2wc uses the default export. */
export default { createElement };
