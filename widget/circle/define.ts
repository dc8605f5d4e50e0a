import { LiberationCircleElement } from "./element.ts";

const TAG = "liberation-circle";

// A page may load the script twice, or in two versions: the first one keeps the name.
if (customElements.get(TAG))
	console.warn(`<${TAG}> is defined already; this copy of its script does nothing.`);
else customElements.define(TAG, LiberationCircleElement);
