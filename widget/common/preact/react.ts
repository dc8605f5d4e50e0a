/** Replaces `react` in the widget's bundle: docs/decisions/react-source-on-preact.md. */
import { Component, createElement } from "preact";

export { Component, createElement };
/** r2wc uses the default export. */
export default { createElement };
