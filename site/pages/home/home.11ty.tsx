import type { Site } from "../../../shared/content/site-schema.ts";
import { Facts } from "../../components/Facts.tsx";
import { Onward } from "../../components/Onward.tsx";
import { Prose } from "../../components/Prose.tsx";
import { Section } from "../../components/Section.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { Strip } from "../../components/Strip.tsx";
import { LinkedItems } from "../../components/TitledItems.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { withMembershipPrice } from "../../rules/lowest-price.ts";
import { Ecosystem } from "./Ecosystem.tsx";
import { Hero } from "./Hero.tsx";
import { Partners } from "./Partners.tsx";
import { QuizInvitation } from "./QuizInvitation.tsx";
import type { HomePage, schema } from "./schema.ts";

type HomeData = PageData<"home", typeof schema>;

export const data = definePage({
	path: "/",
	metadata: ({ pages }: HomeData) => pages.home.metadata,
});

export default function Home(data: HomeData) {
	const { hero, figures, welcome, ecosystem, quiz, partners, invitations } = data.pages.home;
	const priced = (text: string) => withMembershipPrice(text, data.plans);
	return (
		<Document data={data}>
			<Hero copy={hero} lead={priced(hero.lead)} founder={data.site.founderPortrait} />
			<Strip assets={data.assets} />
			<Figures copy={figures} figures={data.site.impact.home} />
			<Welcome copy={welcome} />
			<Ecosystem copy={ecosystem} priced={priced} />
			<QuizInvitation copy={quiz} />
			<Partners copy={partners} partners={Object.values(data.partners)} />
			<Invitations copy={invitations} />
		</Document>
	);
}

interface FiguresProps {
	copy: HomePage["figures"];
	figures: Site["impact"]["home"];
}

/** Figures of what the community has done so far, each above what it counts. */
function Figures({ copy: { label, fund }, figures }: FiguresProps) {
	return (
		<Section
			tone="forest"
			space="band"
			className="grid items-center gap-x-fluid-5 gap-y-10 lg:grid-cols-[1fr_2.6fr]"
			aria-label={label}
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

/** What we do, and who runs it. */
function Welcome({ copy: { title, paragraphs, facts, action } }: { copy: HomePage["welcome"] }) {
	return (
		<SplitSection title={title}>
			<Prose text={paragraphs} className="max-w-text not-first:mt-[1.1em]" />
			<Facts facts={facts} />
			<Onward link={action} />
		</SplitSection>
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
