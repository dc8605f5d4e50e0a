import { Component, type ReactNode } from "react";

interface PrintedInPlaceProps {
	/** The title of the page while printing, which "Save as PDF" suggests as the file name. */
	title: string;
	/** @param isForbidden - whether the browser refused to print */
	onPrinted: (isForbidden: boolean) => void;
	children: ReactNode;
}

/**
 * Prints its children once from the current page, if the browser blocked the print window. The children are invisible
 * on screen.
 */
export class PrintedInPlace extends Component<PrintedInPlaceProps> {
	readonly #title = document.title;

	readonly #end = (event?: Event) => {
		document.title = this.#title;
		this.props.onPrinted(!event);
	};

	override componentDidMount(): void {
		document.title = this.props.title;
		addEventListener("afterprint", this.#end, { once: true });
		// Some mobile browsers have no `print` function, and sandboxed frames may forbid printing without an error.
		let begins = typeof print === "function" && origin !== "null";
		const begin = () => {
			begins = true;
		};
		addEventListener("beforeprint", begin);
		globalThis.print?.();
		removeEventListener("beforeprint", begin);
		if (!begins) this.#end();
	}

	override componentWillUnmount(): void {
		removeEventListener("afterprint", this.#end);
		document.title = this.#title;
	}

	override render() {
		return <div className="in-place">{this.props.children}</div>;
	}
}
