import { Component } from "react";
import { rolePackFileName } from "../../shared/quiz/role-pack.ts";
import type { RolePackRequest } from "./open.tsx";
import { RolePack } from "./RolePack.tsx";

interface PrintedInPlaceProps extends RolePackRequest {
	onPrinted: () => void;
}

/** Prints the Role Pack once from the present page, where the browser blocked its window. Not visible on the screen. */
export class PrintedInPlace extends Component<PrintedInPlaceProps> {
	readonly #title = document.title;

	readonly #restore = () => {
		document.title = this.#title;
		this.props.onPrinted();
	};

	override componentDidMount(): void {
		const { result, email } = this.props;
		document.title = rolePackFileName(result.primary, email);
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
		return (
			<div className="in-place">
				<RolePack {...this.props} />
			</div>
		);
	}
}
