/** Replaces `react` in the widget's bundle: docs/decisions.md. */
import { Component, createElement } from "preact";

export { Component, createElement };
/** r2wc uses the default export. */
export default { createElement };
