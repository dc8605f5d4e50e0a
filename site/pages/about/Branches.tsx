import { Button } from "../../components/Button.tsx";
import { Features } from "../../components/Features.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import type { AboutPage } from "./schema.ts";

const PATTERNS = {
	academy: "sawtoothStar",
	"erins-place": "drunkardsPath",
	homestead: "logCabin",
} as const;

function patternOf(slug: string) {
	return Object.entries(PATTERNS).find(([known]) => known === slug)?.[1];
}

/** The three branches side by side, each under its own cloth. */
export function Branches({ copy: { title, lead, items } }: { copy: AboutPage["branches"] }) {
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
