import type { SiteData } from "../data.ts";
import { otherLanguages } from "../eleventy/localization.ts";

export function LanguageLinks({ data, className }: { data: SiteData; className?: string }) {
	return otherLanguages(data).map(({ language: { lang, name }, url }) => (
		<a key={lang} className={className} href={url} lang={lang} hrefLang={lang}>
			{name}
		</a>
	));
}
