import type { ReactNode } from "react";
import type { Printing } from "../schemas/page-parts.ts";
import { buttonClass } from "./Button.tsx";

interface PrintButtonProps {
	copy: Printing;
	children: ReactNode;
}

/** A print button, run by site/scripts/print.ts; without JavaScript a sentence replaces it. */
export function PrintButton({ copy, children }: PrintButtonProps) {
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<button
				type="button"
				className={buttonClass({ className: "noscript:hidden" })}
				data-print={copy.pressed}
			>
				{copy.button}
			</button>
			<noscript>
				<p>{copy.withoutScript}</p>
			</noscript>
			{children}
			<p className="w-full max-w-text empty:hidden" role="status" />
		</div>
	);
}
