import { currentState } from "./current.ts";
import { ActionButtons, type NavigationProps } from "./MainNavigation.tsx";

/** The links of small screens: a sheet that a button opens, also without JavaScript (it is a popover). */
export function PhoneMenu({ navigation, url }: NavigationProps) {
	return (
		// Its button grows to the left as the page arrives: it shows once what follows the button is there.
		<nav className="not-has-[div]:invisible xl:hidden" aria-label="Main" data-phone-nav>
			<button
				type="button"
				className="-mr-2 inline-flex min-h-12 cursor-pointer items-center gap-1.5 px-2 text-small font-bold xs:gap-2.5 xs:text-base"
				popoverTarget="phone-menu"
			>
				Menu
				<span className="menu-bars" />
			</button>
			<div id="phone-menu" popover="auto">
				<ul className="mb-6">
					{navigation.phone.map(({ label, href }) => (
						<li key={href}>
							<a className="phone-link" href={href} aria-current={currentState(href, url)}>
								{label}
							</a>
						</li>
					))}
				</ul>
				<ActionButtons navigation={navigation} url={url} className="min-h-12 flex-1" />
			</div>
		</nav>
	);
}
