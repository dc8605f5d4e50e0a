/** What the widget's bundle has in place of `react`: docs/decisions/react-source-on-preact.md. */
export { createElement } from "preact";
export { useEffect, useLayoutEffect, useRef } from "preact/hooks";
