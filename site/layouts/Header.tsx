import { Logo } from "../components/Logo.tsx";
import type { SiteData } from "../data.ts";
import { MainNavigation } from "./MainNavigation.tsx";
import { PhoneMenu } from "./PhoneMenu.tsx";

/** The bar that stays at the top of every page. */
export function Header({ data: { site, navigation, page, assets } }: { data: SiteData }) {
	return (
		<header className="site-header">
			<div className="wrap">
				<a className="wordmark" href="/">
					<Logo assets={assets} />
					{site.name}
				</a>
				<MainNavigation navigation={navigation} url={page.url} />
				<PhoneMenu navigation={navigation} url={page.url} />
			</div>
		</header>
	);
}
