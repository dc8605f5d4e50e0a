import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Strip } from "../../components/Strip.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { BenefitReasons } from "./BenefitReasons.tsx";
import { Branches } from "./Branches.tsx";
import { Founder } from "./Founder.tsx";
import { schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "about", pattern: "bearPaw" };

export const data = definePage({
	path: "/about",
	metadata: ({ pages }) => ({ ...schema.parse(pages.about).metadata, block: BLOCK }),
});

/** Who we are (spec section 2, About). */
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
