import type { SiteData } from "../data.ts";
import { otherEditions } from "../eleventy/edition.ts";

export function LanguageLinks({ data, className }: { data: SiteData; className?: string }) {
	return otherEditions(data).map(({ language: { lang, name }, url }) => (
		<a key={lang} className={className} href={url} lang={lang} hrefLang={lang}>
			{name}
		</a>
	));
}
