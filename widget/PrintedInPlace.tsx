import { Component, type ReactNode } from "react";

interface PrintedInPlaceProps {
	/** The file name that "Save as PDF" proposes. */
	title: string;
	onPrinted: () => void;
	children: ReactNode;
}

/** Prints something once from the present page, where the browser blocked its window. Not visible on the screen. */
export class PrintedInPlace extends Component<PrintedInPlaceProps> {
	readonly #title = document.title;

	readonly #restore = () => {
		document.title = this.#title;
		this.props.onPrinted();
	};

	override componentDidMount(): void {
		document.title = this.props.title;
		addEventListener("afterprint", this.#restore, { once: true });
		// Some browsers of phones have no `print`.
		if (typeof print === "function") print();
		else this.#restore();
	}

	override componentWillUnmount(): void {
		removeEventListener("afterprint", this.#restore);
		document.title = this.#title;
	}

	override render() {
		return <div className="in-place">{this.props.children}</div>;
	}
}
