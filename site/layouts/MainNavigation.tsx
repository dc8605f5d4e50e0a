import type { Navigation, NavigationItem } from "../content/schemas/navigation.ts";
import { currentState, holdsCurrent } from "./current.ts";

export interface NavigationProps {
	navigation: Navigation;
	/** Path of the page that shows it. */
	url: string;
}

/** The links of wide screens. Dropdowns are `<details>`, so that they open without JavaScript. */
export function MainNavigation({ navigation, url }: NavigationProps) {
	return (
		<nav className="main-nav" aria-label="Main">
			<ul>
				{navigation.main.map((item) => (
					<li key={item.label}>
						{item.kind === "dropdown" ? (
							<Dropdown item={item} url={url} />
						) : (
							<a href={item.href} aria-current={currentState(item.href, url)}>
								{item.label}
							</a>
						)}
					</li>
				))}
			</ul>
			<ActionButtons navigation={navigation} url={url} />
		</nav>
	);
}

interface DropdownProps {
	item: Extract<NavigationItem, { kind: "dropdown" }>;
	url: string;
}

function Dropdown({ item, url }: DropdownProps) {
	return (
		// The shared name lets a browser close one when another opens.
		<details name="main-nav">
			<summary data-current={holdsCurrent(item, url) || undefined}>
				{item.label}
				<svg viewBox="0 0 10 6" aria-hidden="true">
					<path d="M1 1l4 4 4-4" />
				</svg>
			</summary>
			<ul>
				{item.links.map(({ label, href, description }) => (
					<li key={href}>
						<a href={href} aria-current={currentState(href, url)}>
							<b>{label}</b> <span>{description}</span>
						</a>
					</li>
				))}
			</ul>
		</details>
	);
}

/** Donate and Get Involved. */
export function ActionButtons({ navigation, url }: NavigationProps) {
	return (
		<div className="actions">
			{navigation.buttons.map(({ label, href, look }) => (
				<a
					key={label}
					className={`button small ${look}`}
					href={href}
					aria-current={currentState(href, url)}
				>
					{label}
				</a>
			))}
		</div>
	);
}
