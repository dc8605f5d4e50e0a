import type { ReactNode } from "react";
import type { Link } from "../../shared/content/fields.ts";
import { Logo } from "../components/Logo.tsx";
import { Strip } from "../components/Strip.tsx";
import type { SiteData } from "../data.ts";

/** The footer of every page. */
export function Footer({ data: { site, navigation, assets } }: { data: SiteData }) {
	return (
		<footer className="site-footer">
			<Strip assets={assets} />
			<div className="wrap">
				<div className="footer-about">
					<p className="wordmark">
						<Logo assets={assets} />
						{site.name}
					</p>
					<p>{site.tagline}</p>
					<p>
						<a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
					</p>
					<p>
						<a className="footer-teaching" href={site.newsletter.url}>
							{site.newsletter.label}
						</a>
					</p>
				</div>
				<nav className="footer-nav" aria-label="Footer">
					{navigation.footer.map(({ title, links }) => (
						<div key={title}>
							<h2>{title}</h2>
							<Links links={links} />
						</div>
					))}
				</nav>
				<div className="footer-end">
					<Attribution />
					<Links
						links={[
							...site.social.map(({ label, url }) => ({ label, href: url })),
							{ label: "Privacy", href: "/privacy" },
							{ label: "Accessibility", href: "/accessibility" },
						]}
					/>
				</div>
			</div>
		</footer>
	);
}

function Links({ links }: { links: readonly Link[] }): ReactNode {
	return (
		<ul>
			{links.map(({ label, href }) => (
				<li key={href}>
					<a href={href}>{label}</a>
				</li>
			))}
		</ul>
	);
}

function Attribution() {
	return (
		<p>
			Our ten liberation roles are inspired by the Social Change Ecosystem Map by Deepa Iyer
			(Building Movement Project).
		</p>
	);
}
