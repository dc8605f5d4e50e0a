import type { ReactNode } from "react";
import type { Link } from "../../shared/content/fields.ts";
import { ENGLISH } from "../../shared/language.ts";
import { Wordmark } from "../components/Logo.tsx";
import type { SiteData } from "../data.ts";
import { isLive, pathIn } from "../eleventy/localization.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";

const LINK =
	"inline-flex min-h-7 items-center md:min-h-11 leading-snug text-inherit no-underline hover:underline";

/** The footer of every page. */
export function Footer({ data }: { data: SiteData }) {
	const { site, navigation, everyPage, words } = data;
	return (
		<footer className="on-night field-edge bg-night text-small print:hidden">
			<div className="wrap grid gap-x-fluid-5 gap-y-4 pt-4 pb-3 md:gap-y-12 md:pt-band md:pb-10 lg:grid-cols-[1fr_auto]">
				<About data={data} />
				<nav
					className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-8 gap-y-3 lg:grid-cols-[repeat(4,auto)] xl:grid-cols-[repeat(4,9.75rem)] xl:gap-x-12"
					aria-label={everyPage.footer}
				>
					{navigation.footer.map(({ title, links }) => (
						<div key={title}>
							<h2 className="mb-0.5 text-h5 tracking-normal md:mb-2">{title}</h2>
							<Links links={links} />
						</div>
					))}
				</nav>
				<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t pt-4 md:pt-6 lg:col-span-full">
					<p className="max-w-136 leading-snug max-md:text-label md:leading-close">
						{everyPage.attribution}
						{words.language.lang !== ENGLISH.lang && ` ${everyPage.elsewhere}`}
						{!isLive(data) && ` ${everyPage.unreviewed}`}
					</p>
					<LanguageLinks data={data} className={LINK} />
					<Links
						className="flex flex-wrap gap-x-6"
						links={[
							...site.social.map(({ label, url }) => ({ label, href: url })),
							{ label: everyPage.privacy, href: pathIn(words.language, "/privacy") },
							{ label: everyPage.accessibility, href: "/accessibility" },
						]}
					/>
				</div>
			</div>
		</footer>
	);
}

function About({ data }: { data: SiteData }) {
	const { site } = data;
	return (
		<div className="max-w-88">
			<Wordmark data={data} className="text-[1.375rem] max-md:hidden md:mb-3" />
			<p className="md:mt-1.5">{site.tagline}</p>
			<p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 max-md:text-label md:flex-col md:items-start">
				<a className={LINK} href={`mailto:${site.contactEmail}`}>
					{site.contactEmail}
				</a>
				<a
					className={`rounded border-2 border-current px-3 py-1 font-bold md:mt-2 md:px-4 md:py-1.5 ${LINK}`}
					href={site.newsletter.url}
				>
					{site.newsletter.label}
				</a>
			</p>
		</div>
	);
}

function Links({ links, className }: { links: readonly Link[]; className?: string }): ReactNode {
	return (
		<ul className={className}>
			{links.map(({ label, href }) => (
				<li key={href}>
					<a className={LINK} href={href}>
						{label}
					</a>
				</li>
			))}
		</ul>
	);
}
