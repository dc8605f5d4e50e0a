import { Arrow } from "../../components/Button.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import type { DonatePage } from "./schema.ts";

interface GiftsProps {
	copy: DonatePage["gifts"];
	give: DonatePage["give"];
	donationUrl: string;
}

/** What gifts pay for. */
export function Gifts({ copy: { title, lead, items }, give, donationUrl }: GiftsProps) {
	return (
		<section className="section gifts wrap">
			<div>
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
			</div>
			<ul>
				{items.map(({ slug, title: gift, text }) => (
					<li key={slug}>
						<QuiltBlock slug={slug} />
						<h3>{gift}</h3>
						<p>{text}</p>
					</li>
				))}
			</ul>
			<p className="give">
				<a className="button solid" href={donationUrl}>
					{give.action}
					<Arrow />
				</a>
				<span>{give.note}</span>
			</p>
		</section>
	);
}
