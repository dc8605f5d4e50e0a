import type { LiberationCircleElement } from "../circle/element.js";
export type { LiberationCircleElement };
declare global {
    interface HTMLElementTagNameMap {
        "liberation-circle": LiberationCircleElement;
    }
}
