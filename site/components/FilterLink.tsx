import type { ComponentProps } from "react";

/** A link that filters a list by one category. A script moves `aria-current` to the one that is chosen. */
export function FilterLink(props: ComponentProps<"a">) {
	return (
		<a
			className="inline-flex min-h-11 items-center rounded-full border-2 border-control px-5 font-bold text-inherit no-underline hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
			{...props}
		/>
	);
}
