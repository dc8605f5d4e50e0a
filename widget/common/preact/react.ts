/** What the widget's bundle has in place of `react`: docs/decisions/react-source-on-preact.md. */
import { Component, createElement } from "preact";

export { Component, createElement };
/** r2wc imports React as a whole. */
export default { createElement };
