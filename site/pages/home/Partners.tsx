import { Onward } from "../../components/Button.tsx";
import { Picture } from "../../components/Photo.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import type { Partner } from "../../content/schemas/partners.ts";
import type { HomePage } from "./schema.ts";

/** The partners that are featured, each with its quilt block. */
export function Partners({
	copy: { title, lead, action },
	partners,
}: {
	copy: HomePage["partners"];
	partners: readonly Partner[];
}) {
	const featured = partners
		.filter((partner) => partner.featured)
		.sort((one, other) => one.order - other.order);
	return (
		<section className="partners tone-indigo">
			<div className="wrap">
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
				<ul>
					{featured.map(({ slug, collaboration, focus, image }) => (
						<li key={slug}>
							<Picture image={image} width="6em">
								<QuiltBlock slug={slug} />
							</Picture>
							<div>
								<h3>
									<a href={action.href}>{collaboration}</a>
								</h3>
								<p>{focus}</p>
							</div>
						</li>
					))}
				</ul>
				<Onward link={action} />
			</div>
		</section>
	);
}
