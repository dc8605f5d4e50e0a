import clsx from "clsx";
import type { ComponentProps } from "react";
import type { Link } from "../../shared/content/fields.ts";

interface ButtonLook {
	look?: "solid" | "outlined" | undefined;
	small?: boolean | undefined;
	/** Whether a printed page shows the button; by default it shows only links to other sites. */
	printed?: boolean | undefined;
	className?: string | undefined;
}

const LOOKS = {
	solid: "border-button bg-button text-on-button hover:border-button-hover hover:bg-button-hover",
	outlined:
		"border-current text-inherit hover:border-outlined-hover hover:bg-outlined-hover hover:text-on-outlined-hover",
} as const;

/** Returns the classes for a `<button>`; for a link, use the `Button` component. */
export function buttonClass({
	look = "solid",
	small = false,
	printed = false,
	className,
}: ButtonLook = {}): string {
	return clsx(
		"inline-flex items-center justify-center gap-[0.7em] rounded border-2 py-2",
		"text-center leading-tight font-bold no-underline active:[translate:0_1px]",
		printed ? "print:border-0 print:px-0 print:text-left" : "print:hidden",
		LOOKS[look],
		small ? "min-h-11 px-4 text-small" : "min-h-12 px-3.5 text-md xs:px-4 sm:px-5.5",
		className,
	);
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<"a">, "href" | "className"> {
	link: Link;
}

/** A link that looks like a button. */
export function Button({ link, look, small, className, children, ...rest }: ButtonProps) {
	const printed = link.href.startsWith("https:");
	return (
		<a className={buttonClass({ look, small, printed, className })} href={link.href} {...rest}>
			{link.label}
			{children}
		</a>
	);
}

interface ActionsProps {
	links: readonly Link[];
	/** What the buttons are about, for screen readers, if several entries have buttons with the same labels. */
	of?: string;
	look?: ButtonLook["look"];
	className?: string;
}

/** A row of buttons. By default the first button is solid and the others are outlined. */
export function Actions({ links, of, look = "solid", className }: ActionsProps) {
	if (links.length === 0) return null;
	return (
		<p className={clsx("flex flex-wrap gap-3", className)}>
			{links.map((link, index) => (
				<Button key={link.href + link.label} link={link} look={index === 0 ? look : "outlined"}>
					{of && <span className="sr-only">: {of}</span>}
				</Button>
			))}
		</p>
	);
}
