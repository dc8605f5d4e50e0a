import clsx from "clsx";

/** A diamond patch on a stitched line, where an entry begins; the entry is `relative`. */
export function Patch({ className }: { className: string }) {
	return <span aria-hidden="true" className={clsx("absolute size-4.5 rotate-45", className)} />;
}
