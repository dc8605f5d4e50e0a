import { Component, type ReactNode } from "react";

interface PrintedInPlaceProps {
	/** The file name that "Save as PDF" proposes. */
	title: string;
	/** @param isForbidden - whether nothing was printed */
	onPrinted: (isForbidden: boolean) => void;
	children: ReactNode;
}

/** Prints its children once from the present page, where the browser blocked the window. The screen doesn't show them. */
export class PrintedInPlace extends Component<PrintedInPlaceProps> {
	readonly #title = document.title;

	readonly #end = (event?: Event) => {
		document.title = this.#title;
		this.props.onPrinted(!event);
	};

	override componentDidMount(): void {
		document.title = this.props.title;
		addEventListener("afterprint", this.#end, { once: true });
		// Some browsers of phones have no `print`, and sandboxed frames may forbid it without an error.
		let begins = typeof print === "function" && origin !== "null";
		const begin = () => {
			begins = true;
		};
		addEventListener("beforeprint", begin, { once: true });
		globalThis.print?.();
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
