import { homeOf } from "../../shared/language.ts";
import { Wordmark } from "../components/Logo.tsx";
import type { SiteData } from "../data.ts";
import { withModularPages } from "../domain/modular-pages.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { ActionButtons, currentState, MainNavigation, type MenuProps } from "./MainNavigation.tsx";

/** The site's header, sticky where the window is high enough. */
export function Header({ data }: { data: SiteData }) {
	const { navigation, page, pages, everyPage, words } = data;
	const menu = {
		everyPage,
		navigation: withModularPages(navigation, pages),
		url: page.url,
		languages: <LanguageLinks data={data} className="nav-entry" />,
	};
	return (
		<header className="site-header z-2 border-b bg-paper print:hidden">
			<div className="wrap flex min-h-header flex-wrap items-center justify-between gap-x-1 xs:gap-x-3">
				<Wordmark
					data={data}
					href={homeOf(words.language)}
					className="text-[clamp(1.125rem,1rem+0.5vw,1.25rem)] max-xs:gap-2 max-xs:text-small"
				/>
				<MainNavigation {...menu} />
				<PhoneMenu {...menu} />
			</div>
		</header>
	);
}

/** The phone's menu: a popover, which opens without JavaScript. */
function PhoneMenu({ everyPage, languages, ...menu }: MenuProps) {
	const { navigation, url } = menu;
	return (
		// To avoid a layout shift while the HTML streams in, the button is hidden until the menu's `div` exists.
		<nav className="not-has-[div]:invisible xl:hidden" aria-label={everyPage.main} data-phone-nav>
			<button
				type="button"
				className="-me-2 inline-flex min-h-12 cursor-pointer items-center gap-1.5 px-2 text-small font-bold xs:gap-2.5 xs:text-base"
				popoverTarget="phone-menu"
			>
				{everyPage.menu}
				<span className="menu-bars" />
			</button>
			<div id="phone-menu" popover="auto">
				{navigation.phone.map(({ title, links }) => (
					<div key={title ?? "first"}>
						{title && <h2>{title}</h2>}
						<ul>
							{links.map(({ label, href, marked }) => (
								<li key={href}>
									<a
										className="phone-link"
										href={href}
										aria-current={currentState(href, url)}
										data-marked={marked}
									>
										{label}
									</a>
								</li>
							))}
						</ul>
					</div>
				))}
				<ActionButtons {...menu} className="min-h-12 flex-1">
					{languages}
				</ActionButtons>
			</div>
		</nav>
	);
}
