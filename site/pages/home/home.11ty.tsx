import type { Site } from "../../../shared/content/site-schema.ts";
import { definePage } from "../../build/page.ts";
import { Onward } from "../../components/Button.tsx";
import { Prose } from "../../components/Prose.tsx";
import { Section } from "../../components/Section.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { Strip } from "../../components/Strip.tsx";
import { PullQuote } from "../../components/Text.tsx";
import { LinkedItems } from "../../components/TitledItems.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { Ecosystem } from "./Ecosystem.tsx";
import { Hero } from "./Hero.tsx";
import { Partners } from "./Partners.tsx";
import { QuizInvitation } from "./QuizInvitation.tsx";
import { type HomePage, schema } from "./schema.ts";

export const data = definePage({
	path: "/",
	metadata: ({ pages }) => schema.parse(pages.home).metadata,
});

export default function Home(data: SiteData) {
	const { hero, fund, welcome, ecosystem, quiz, partners, invitations } = schema.parse(
		data.pages.home,
	);
	return (
		<Document data={data}>
			<Hero copy={hero} founder={data.site.founderPortrait} />
			<Strip assets={data.assets} />
			<Figures figures={data.site.impact.home} fund={fund} />
			<Welcome copy={welcome} />
			<Ecosystem copy={ecosystem} />
			<QuizInvitation copy={quiz} />
			<Partners copy={partners} partners={Object.values(data.partners)} />
			<Invitations copy={invitations} />
		</Document>
	);
}

interface FiguresProps {
	figures: Site["impact"]["home"];
	/** What the ecosystem fund does. */
	fund: string;
}

/** Figures of what the community has done so far, each above what it counts. */
function Figures({ figures, fund }: FiguresProps) {
	return (
		<Section
			tone="forest"
			space="band"
			className="grid items-center gap-x-fluid-5 gap-y-10 lg:grid-cols-[1fr_2.6fr]"
			aria-label="What we have done together"
		>
			<p>{fund}</p>
			<dl className="flex flex-wrap justify-between gap-x-fluid-4 gap-y-8">
				{figures.map(({ figure, label }) => (
					<div key={label} className="flex flex-col-reverse">
						<dt className="mt-1.5">{label}</dt>
						<dd className="display text-[clamp(2.75rem,2rem+2.6vw,4.25rem)] lining-nums">
							{figure}
						</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}

function Welcome({ copy: { title, quote, paragraphs, action } }: { copy: HomePage["welcome"] }) {
	return (
		<Section className="grid gap-x-fluid-7 gap-y-10 md:grid-cols-[1fr_1.15fr]">
			<PullQuote>{quote}</PullQuote>
			<div>
				<h2 className="text-h3">{title}</h2>
				<Prose text={paragraphs} className="mt-[1.1em] max-w-text" />
				<Onward link={action} />
			</div>
		</Section>
	);
}

/** Four ways to take part. */
function Invitations({ copy: { title, lead, items } }: { copy: HomePage["invitations"] }) {
	return (
		<SplitSection title={title} lead={lead}>
			<ul className="divide-y border-y">
				<LinkedItems items={items} className="py-5.5" />
			</ul>
		</SplitSection>
	);
}
