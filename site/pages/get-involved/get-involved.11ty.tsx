import type { Site } from "../../../shared/content/site-schema.ts";
import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Button } from "../../components/Button.tsx";
import { Closing } from "../../components/Closing.tsx";
import { Features } from "../../components/Features.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { type InvolvedPath, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "get-involved", pattern: "pinwheel" };

export const data = definePage({
	path: "/get-involved",
	metadata: ({ pages }) => ({ ...schema.parse(pages["get-involved"]).metadata, block: BLOCK }),
});

/** Get involved: six paths, and four figures. */
export default function GetInvolved(data: SiteData) {
	const { head, pathsTitle, paths, impact, closing } = schema.parse(data.pages["get-involved"]);
	return (
		<Document data={data} styles="get-involved">
			<PageHead tone="paper" {...BLOCK} {...head} />
			<Paths title={pathsTitle} paths={paths} />
			<Impact {...impact} figures={data.site.impact.getInvolved} />
			<Closing tone="indigo" {...closing} />
		</Document>
	);
}

interface PathsProps {
	title: string;
	paths: readonly InvolvedPath[];
}

/** Six ways to take part. */
function Paths({ title, paths }: PathsProps) {
	return (
		<section aria-labelledby="paths">
			<h2 id="paths" className="sr-only">
				{title}
			</h2>
			<ul className="patches">
				{paths.map(({ slug, title, description, icon, color, features, action }) => (
					<li key={slug} id={slug} className={`tone-${color}`}>
						<QuiltBlock slug={`path-${slug}`} pattern={icon} />
						<h3>{title}</h3>
						<p>{description}</p>
						<Features items={features} />
						<Button link={action} look="outlined" arrow />
					</li>
				))}
			</ul>
		</section>
	);
}

interface ImpactProps {
	title: string;
	lead: string;
	figures: Site["impact"]["getInvolved"];
}

/** What has been done so far, in figures. */
function Impact({ title, lead, figures }: ImpactProps) {
	return (
		<section className="section wrap impact">
			<div>
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
			</div>
			<dl>
				{figures.map(({ figure, label }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd className="display">{figure}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
