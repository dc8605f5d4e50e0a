import { useLayoutEffect } from "react";
import { rolePackFileName } from "../../shared/quiz/role-pack.ts";
import type { RolePackRequest } from "./open.tsx";
import { RolePack } from "./RolePack.tsx";

interface PrintedInPlaceProps extends RolePackRequest {
	onPrinted: () => void;
}

/** Prints the Role Pack from the present page, where the browser blocked its window. Not visible on the screen. */
export function PrintedInPlace({ email, onPrinted, ...pack }: PrintedInPlaceProps) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: it prints once, however often it is drawn.
	useLayoutEffect(() => {
		const { title } = document;
		const restore = () => {
			document.title = title;
			onPrinted();
		};
		document.title = rolePackFileName(pack.result.primary, email);
		addEventListener("afterprint", restore, { once: true });
		// Some browsers of phones have no `print`.
		if (typeof print === "function") print();
		else restore();
		return () => {
			removeEventListener("afterprint", restore);
			document.title = title;
		};
	}, []);
	return (
		<div className="in-place">
			<RolePack {...pack} />
		</div>
	);
}
