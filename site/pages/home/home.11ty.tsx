import type { Site } from "../../../shared/content/site-schema.ts";
import { definePage } from "../../build/page.ts";
import { Onward } from "../../components/Button.tsx";
import { Strip } from "../../components/Strip.tsx";
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
		<Document data={data} styles="home">
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

/** Figures of what the community has done so far. */
function Figures({ figures, fund }: FiguresProps) {
	return (
		<section className="forest figures" aria-label="What we have done together">
			<div className="wrap">
				<p>{fund}</p>
				<dl>
					{figures.map(({ figure, label }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd className="display">{figure}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}

function Welcome({ copy: { title, quote, paragraphs, action } }: { copy: HomePage["welcome"] }) {
	return (
		<section className="section wrap welcome">
			<p className="display pull-quote">{quote}</p>
			<div>
				<h2>{title}</h2>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				<Onward link={action} />
			</div>
		</section>
	);
}

/** Four ways to take part. */
function Invitations({ copy: { title, lead, items } }: { copy: HomePage["invitations"] }) {
	return (
		<section className="section wrap invitations">
			<div>
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
			</div>
			<ul>
				<LinkedItems items={items} />
			</ul>
		</section>
	);
}
