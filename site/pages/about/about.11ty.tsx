import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Strip } from "../../components/Strip.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { BenefitReasons } from "./BenefitReasons.tsx";
import { Branches } from "./Branches.tsx";
import { Founder } from "./Founder.tsx";

export const data = { permalink: "/about/" };

/** Who we are (spec section 2, About). */
export default function About(data: SiteData) {
	const { metadata, head, mission, vision, benefit, branches, founder, closing } = data.pages.about;
	return (
		<Document data={data} styles="about" {...metadata}>
			<PageHead tone="forest" slug="about" pattern="bearPaw" {...head} />
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
