import { Component, type ReactNode } from "react";

/** How long a page may take to begin printing, in milliseconds: frames and apps that forbid it don't say so. */
const WAIT = 1000;

interface PrintedInPlaceProps {
	/** The file name that "Save as PDF" proposes. */
	title: string;
	/** @param isForbidden - whether nothing was printed */
	onPrinted: (isForbidden: boolean) => void;
	children: ReactNode;
}

/** Prints something once from the present page, where the browser blocked its window. Not visible on the screen. */
export class PrintedInPlace extends Component<PrintedInPlaceProps> {
	readonly #title = document.title;
	#timer = 0;

	readonly #wait = () => clearTimeout(this.#timer);

	readonly #end = (event?: Event) => {
		document.title = this.#title;
		this.props.onPrinted(!event);
	};

	override componentDidMount(): void {
		document.title = this.props.title;
		addEventListener("beforeprint", this.#wait, { once: true });
		addEventListener("afterprint", this.#end, { once: true });
		this.#timer = window.setTimeout(this.#end, WAIT);
		// Some browsers of phones have no `print`.
		globalThis.print?.();
	}

	override componentWillUnmount(): void {
		this.#wait();
		removeEventListener("beforeprint", this.#wait);
		removeEventListener("afterprint", this.#end);
		document.title = this.#title;
	}

	override render() {
		return <div className="in-place">{this.props.children}</div>;
	}
}
