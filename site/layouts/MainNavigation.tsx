import type { ReactNode } from "react";
import type { Link } from "../../shared/content/fields.ts";
import { Button } from "../components/Button.tsx";
import type { EveryPage } from "../schemas/every-page.ts";
import type { Navigation, NavigationItem } from "../schemas/navigation.ts";

export interface MenuProps extends NavigationProps {
	everyPage: EveryPage;
	languages: ReactNode;
}

interface NavigationProps {
	navigation: Navigation;
	url: string;
}

/** The navigation bar. Its dropdowns are `<details>`, which open without JavaScript. */
export function MainNavigation({ everyPage, languages, navigation, url }: MenuProps) {
	return (
		// The right-aligned entries would shift while the HTML streams in, so the bar is hidden until its next sibling
		// exists.
		<nav
			className="hidden min-w-[min(56rem,100%)] flex-wrap items-center justify-between gap-x-3 not-has-[+*]:invisible xl:flex"
			aria-label={everyPage.main}
			data-main-nav
		>
			<ul className="flex flex-1 flex-wrap justify-end gap-x-3 has-[>:nth-child(8)]:justify-between has-[>:nth-child(8)]:gap-x-0">
				{navigation.main.map((item) => (
					<li key={item.label}>
						{item.kind === "dropdown" ? (
							<Dropdown item={item} url={url} />
						) : (
							<a className="nav-entry" href={item.href} aria-current={currentState(item.href, url)}>
								{item.label}
							</a>
						)}
					</li>
				))}
			</ul>
			<ActionButtons navigation={navigation} url={url}>
				{languages}
			</ActionButtons>
		</nav>
	);
}

interface DropdownProps {
	item: Extract<NavigationItem, { kind: "dropdown" }>;
	url: string;
}

function Dropdown({ item, url }: DropdownProps) {
	return (
		// With a shared `name`, opening one dropdown closes the others.
		<details name="main-nav" className="relative">
			<summary className="nav-entry" data-current={holdsCurrent(item.links, url) || undefined}>
				{item.label}
				<svg viewBox="0 0 10 6" aria-hidden="true">
					<path d="M1 1l4 4 4-4" />
				</svg>
			</summary>
			<ul className="dropdown-panel">
				{item.links.map((link) => (
					<li key={link.href}>
						<a
							className="dropdown-link"
							href={link.href}
							aria-current={currentState(link.href, url)}
						>
							<b>{link.label}</b> <span>{link.description}</span>
						</a>
					</li>
				))}
			</ul>
		</details>
	);
}

export function ActionButtons({
	navigation,
	url,
	className,
	children,
}: NavigationProps & { className?: string; children: ReactNode }) {
	return (
		<div className="flex flex-wrap items-center gap-2.5">
			{children}
			{navigation.buttons.map(({ look, description, ...link }) => (
				<Button
					key={link.label}
					link={link}
					look={look}
					small
					className={className}
					title={description}
					aria-current={currentState(link.href, url)}
				/>
			))}
		</div>
	);
}

/**
 * Returns a link's `aria-current`: `page` if it links to the current page, `true` if it links to an ancestor.
 * @param href - a path of the site
 * @param url - the page's path, with a trailing slash
 */
export function currentState(href: string, url: string): "page" | "true" | undefined {
	const path = href.replace(/[?#].*/, "").replace(/\/?$/, "/");
	if (path === url) return "page";
	return path !== "/" && url.startsWith(path) ? "true" : undefined;
}

export function holdsCurrent(links: readonly Link[], url: string): boolean {
	return links.some(({ href }) => currentState(href, url) !== undefined);
}
