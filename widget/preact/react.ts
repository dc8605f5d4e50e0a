/**
 * What the widget's bundle has in place of `react`. The views keep no state, so that not even hooks are needed;
 * preact/compat would add 2.4 kB (brotli) for features that nothing here uses.
 * See docs/decisions/react-source-on-preact.md.
 */
export { createElement, Fragment } from "preact";
