import type { LiberationCircleElement } from "../circle/element.tsx";

export type { LiberationCircleElement };

declare global {
	interface HTMLElementTagNameMap {
		"liberation-circle": LiberationCircleElement;
	}
}
