import type { LiberationCircleElement } from "../circle/element.ts";

export type { LiberationCircleElement };

declare global {
	interface HTMLElementTagNameMap {
		"liberation-circle": LiberationCircleElement;
	}
}
