/** What the widget's bundle has in place of `react`: docs/decisions/react-source-on-preact.md. */
export { Component, createElement } from "preact";
