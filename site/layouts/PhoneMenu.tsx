import { currentState } from "./current.ts";
import { ActionButtons, type NavigationProps } from "./MainNavigation.tsx";

/** The links of small screens: a sheet that a button opens, also without JavaScript (it is a popover). */
export function PhoneMenu({ navigation, url }: NavigationProps) {
	return (
		<nav className="phone-nav" aria-label="Menu">
			<button type="button" className="menu-toggle" popoverTarget="phone-menu">
				Menu
				<span className="menu-bars" />
			</button>
			<div id="phone-menu" className="phone-menu" popover="auto">
				<ul>
					{navigation.phone.map(({ label, href }) => (
						<li key={href}>
							<a href={href} aria-current={currentState(href, url)}>
								{label}
							</a>
						</li>
					))}
				</ul>
				<ActionButtons navigation={navigation} url={url} />
			</div>
		</nav>
	);
}
