import { Wordmark } from "../components/Logo.tsx";
import type { SiteData } from "../data.ts";
import { MainNavigation } from "./MainNavigation.tsx";
import { PhoneMenu } from "./PhoneMenu.tsx";

/** The bar of every page. It stays at the top where the window is high enough. */
export function Header({ data: { site, navigation, page, assets } }: { data: SiteData }) {
	return (
		<header className="site-header z-2 border-b bg-paper print:hidden">
			<div className="wrap flex min-h-header flex-wrap items-center justify-between gap-x-1 xs:gap-x-3">
				<Wordmark
					name={site.name}
					assets={assets}
					href="/"
					className="text-[clamp(1.125rem,1rem+0.5vw,1.25rem)] max-xs:gap-2 max-xs:text-small"
				/>
				<MainNavigation navigation={navigation} url={page.url} />
				<PhoneMenu navigation={navigation} url={page.url} />
			</div>
		</header>
	);
}
