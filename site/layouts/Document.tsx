import type { ReactNode } from "react";
import { interfaceColours } from "../../shared/design/tokens.ts";
import type { SiteData } from "../data.ts";
import { hex } from "../eleventy/hex.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";

interface DocumentProps {
	data: SiteData;
	title: string;
	description: string;
	/** The stylesheet of this kind of page: a name in site/styles/pages/. */
	styles?: string;
	/** Further elements of the head. */
	head?: ReactNode;
	/** Whether search engines may list the page. */
	indexed?: boolean;
	children: ReactNode;
}

/** Every page: its metadata, the header, what the page says, the footer. */
export function Document({
	data,
	title,
	description,
	styles,
	head,
	indexed = true,
	children,
}: DocumentProps) {
	const { site, assets, environment, page } = data;
	const address = environment.siteUrl + page.url;
	const fullTitle = page.url === "/" ? `${site.name}: ${title}` : `${title} | ${site.name}`;
	return (
		<html lang={site.locale}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>{fullTitle}</title>
				<meta name="description" content={description} />
				{indexed ? (
					<link rel="canonical" href={address} />
				) : (
					<meta name="robots" content="noindex" />
				)}
				{assets.fonts.map((path) => (
					<link key={path} rel="preload" href={path} as="font" type="font/woff2" crossOrigin="" />
				))}
				<link rel="stylesheet" href={assets.stylesheet} />
				{styles && <link rel="stylesheet" href={pageStyle(data, styles)} />}
				<link rel="icon" href={assets.icon} type="image/svg+xml" />
				<meta name="color-scheme" content="light dark" />
				<meta
					name="theme-color"
					media="(prefers-color-scheme: light)"
					content={hex(interfaceColours.light.paper)}
				/>
				<meta
					name="theme-color"
					media="(prefers-color-scheme: dark)"
					content={hex(interfaceColours.dark.paper)}
				/>
				<meta property="og:type" content="website" />
				<meta property="og:site_name" content={site.name} />
				<meta property="og:title" content={title} />
				<meta property="og:description" content={description} />
				<meta property="og:url" content={address} />
				<script type="module" src={assets.scripts.shell} />
				{head}
			</head>
			<body>
				<a className="skip-link" href="#main">
					Skip to the content
				</a>
				<Header data={data} />
				<main id="main" tabIndex={-1}>
					{children}
				</main>
				<Footer data={data} />
			</body>
		</html>
	);
}

function pageStyle({ assets }: SiteData, name: string): string {
	const path = assets.pageStyles[name];
	if (!path) throw new Error(`There is no site/styles/pages/${name}.css`);
	return path;
}
