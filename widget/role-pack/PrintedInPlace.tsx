import { rolePackFileName } from "../../shared/quiz/role-pack.ts";
import type { RolePackRequest } from "./open.tsx";
import { RolePack } from "./RolePack.tsx";

interface PrintedInPlaceProps extends RolePackRequest {
	onPrinted: () => void;
}

/** Prints the Role Pack from the present page, where the browser blocked its window. Unseen on the screen. */
export function PrintedInPlace({ email, onPrinted, ...pack }: PrintedInPlaceProps) {
	const printHere = () => {
		const { title } = document;
		const fileName = rolePackFileName(pack.result.primary, email);
		// Each render calls the ref anew; while this one prints, there is nothing to begin.
		if (title === fileName) return;
		const restore = () => {
			document.title = title;
			onPrinted();
		};
		addEventListener("afterprint", restore, { once: true });
		document.title = fileName;
		// Some browsers of phones have none.
		if (typeof print === "function") print();
		else restore();
	};
	return (
		<div className="in-place">
			<RolePack {...pack} onReady={printHere} />
		</div>
	);
}
