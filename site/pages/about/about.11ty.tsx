import type { Photo } from "../../../shared/content/fields.ts";
import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Button } from "../../components/Button.tsx";
import { Closing } from "../../components/Closing.tsx";
import { Cloth } from "../../components/Cloth.tsx";
import { Features } from "../../components/Features.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Picture } from "../../components/Photo.tsx";
import { Prose } from "../../components/Prose.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import { Strip } from "../../components/Strip.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { medallionQuilt } from "../../quilt/medallion.ts";
import { type AboutPage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "about", pattern: "bearPaw" };

export const data = definePage({
	path: "/about",
	metadata: ({ pages }) => ({ ...schema.parse(pages.about).metadata, block: BLOCK }),
});

/** Who we are. */
export default function About(data: SiteData) {
	const { head, mission, vision, benefit, branches, founder, closing } = schema.parse(
		data.pages.about,
	);
	return (
		<Document data={data} styles="about">
			<PageHead tone="forest" {...BLOCK} {...head} />
			<Strip assets={data.assets} />
			<section className="section wrap aims">
				<div>
					<h2 className="label">{mission.title}</h2>
					<p className="display">{mission.text}</p>
				</div>
				<div>
					<h2 className="label">{vision.title}</h2>
					<p className="display">{vision.text}</p>
				</div>
			</section>
			<BenefitReasons copy={benefit} />
			<Branches copy={branches} />
			<Founder copy={founder} portrait={data.site.founderPortrait} />
			<Closing tone="madder" title={closing.title} text={closing.text} actions={[closing.action]} />
		</Document>
	);
}

/** Three numbered reasons for being a benefit corporation. */
function BenefitReasons({
	copy: { title, lead, practiceTitle, reasons },
}: {
	copy: AboutPage["benefit"];
}) {
	return (
		<section className="section deep">
			<div className="wrap benefit">
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
				<ol>
					{reasons.map(({ title, text, practice }) => (
						<li key={title}>
							<div>
								<h3>{title}</h3>
								<p>{text}</p>
							</div>
							<div>
								<h4 className="label">{practiceTitle}</h4>
								<Features items={practice} />
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

/** The founder. A quilt shows where there is no portrait yet. */
function Founder({
	copy: { title, quote, paragraphs },
	portrait,
}: {
	copy: AboutPage["founder"];
	portrait: Photo | null;
}) {
	return (
		<section className="section wrap founder">
			<div className="bound">
				<Picture image={portrait}>
					<Cloth drawing={medallionQuilt("founder")} />
				</Picture>
			</div>
			<div>
				<h2>{title}</h2>
				<Prose text={paragraphs} />
				<p className="display pull-quote">{quote}</p>
			</div>
		</section>
	);
}

const PATTERNS = {
	academy: "sawtoothStar",
	"erins-place": "drunkardsPath",
	homestead: "logCabin",
} as const;

function patternOf(slug: string) {
	return Object.entries(PATTERNS).find(([known]) => known === slug)?.[1];
}

/** The three branches side by side. */
function Branches({ copy: { title, lead, items } }: { copy: AboutPage["branches"] }) {
	return (
		<section className="section wrap branches">
			<div>
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
			</div>
			<ul>
				{items.map(({ slug, name, text, features, action }) => {
					const pattern = patternOf(slug);
					return (
						<li key={slug}>
							<QuiltBlock slug={slug} {...(pattern && { pattern })} />
							<h3>{name}</h3>
							<p>{text}</p>
							<Features items={features} />
							<Button link={action} look="outlined" arrow />
						</li>
					);
				})}
			</ul>
		</section>
	);
}
