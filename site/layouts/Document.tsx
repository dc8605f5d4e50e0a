import type { ReactNode } from "react";
import type { Photo } from "../../shared/content/fields.ts";
import { hex } from "../../shared/design/hex.ts";
import { interfaceColors } from "../../shared/design/tokens.ts";
import { AssetsContext } from "../components/assets.ts";
import { PhotoBand } from "../components/PhotoBand.tsx";
import type { SiteData } from "../data.ts";
import { MANIFEST_PATH } from "../eleventy/icon.ts";
import { AnalyticsChoice, AnalyticsScripts } from "./Analytics.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { Metadata } from "./Metadata.tsx";

interface DocumentProps {
	data: SiteData;
	head?: ReactNode;
	counted?: boolean;
	photo?: Photo | undefined;
	children: ReactNode;
}

/** The layout of every page: metadata, header, content, footer. */
export function Document({ data, head, counted = true, photo, children }: DocumentProps) {
	const { site, assets, everyPage, formWords } = data;
	return (
		<html lang={site.locale} dir={data.words.language.dir}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<Metadata data={data} />
				{assets.fonts.map((path) => (
					<link key={path} rel="preload" href={path} as="font" type="font/woff2" crossOrigin="" />
				))}
				<style>{assets.criticalStyle}</style>
				<link rel="icon" href={assets.icons.vector} type="image/svg+xml" />
				<link rel="apple-touch-icon" href={assets.icons.png[180]} />
				<link rel="manifest" href={MANIFEST_PATH} />
				<meta name="color-scheme" content="light dark" />
				<meta
					name="theme-color"
					media="(prefers-color-scheme: light)"
					content={hex(interfaceColors.light.paper)}
				/>
				<meta
					name="theme-color"
					media="(prefers-color-scheme: dark)"
					content={hex(interfaceColors.dark.paper)}
				/>
				{counted && <AnalyticsScripts data={data} />}
				<script type="module" src={assets.scripts.shell} />
				{head}
			</head>
			<body>
				<a
					className="absolute start-2 top-2 z-3 bg-ink px-5 py-3 text-paper not-focus:sr-only print:hidden"
					href="#main"
					data-skip-link
				>
					{everyPage.skip}
				</a>
				<Header data={data} />
				<main id="main" tabIndex={-1}>
					<AssetsContext value={assets}>
						{children}
						{photo && <PhotoBand image={photo} />}
					</AssetsContext>
				</main>
				<Footer data={data} />
				{/*
				 * The toast region, which Alt+T focuses. Every page has it from the start, because screen readers may not
				 * announce a live region that is added together with its toast.
				 */}
				<section
					className="toasts"
					tabIndex={-1}
					data-label={formWords.toasts}
					data-dismiss={formWords.dismiss}
				>
					<ol aria-live="polite" />
					<p>{formWords.noToasts}</p>
				</section>
				{counted && <AnalyticsChoice data={data} />}
			</body>
		</html>
	);
}
