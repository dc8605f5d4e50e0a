import type { ReactNode } from "react";
import type { Quilt } from "../../../shared/quilt/quilt.ts";
import type { ViewProps } from "../controller.ts";
import type { ShownResult } from "../state/state.ts";

export interface ResultsProps extends ViewProps {
	result: ShownResult;
}

/** The props of a view that shows the quilt, too. */
export interface ClothProps extends ResultsProps {
	cloth: Quilt;
}

interface SiteLinkProps extends ResultsProps {
	/** A path of the site or an absolute URL. */
	to: string;
	look?: "button" | "button outlined" | "text";
	onFollow?: () => void;
	children: ReactNode;
}

/**
 * A link to the site with campaign tags. On a partner's page it opens a new tab, because leaving would lose the
 * results.
 */
export function SiteLink({ quiz, result, to, look = "button", onFollow, children }: SiteLinkProps) {
	const elsewhere = !quiz.settings.deepLink;
	return (
		<a
			{...(look !== "text" && { part: "button", className: look })}
			href={quiz.siteLink(to, result)}
			target={elsewhere ? "_blank" : undefined}
			rel="noopener"
			onClick={onFollow}
		>
			{children}
			{/* A sandboxed frame, as WordPress makes it, usually forbids new tabs and shows the address instead. */}
			{elsewhere && (
				<span className="unseen">{origin !== "null" && ` ${quiz.words.results.newTab}`}</span>
			)}
		</a>
	);
}
