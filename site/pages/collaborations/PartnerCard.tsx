import { programs } from "../../../shared/quiz/catalogue.ts";
import { Picture } from "../../components/Photo.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import type { Partner } from "../../content/schemas/partners.ts";
import { partnerBlock } from "./partners.ts";
import type { CollaborationsPage } from "./schema.ts";

interface PartnerCardProps {
	partner: Partner;
	copy: CollaborationsPage["partners"];
}

/** A co-creator. Its quilt block shows where it has no photo. */
export function PartnerCard({ partner, copy }: PartnerCardProps) {
	const { slug, name, collaboration, description, focus, link, linkLabel } = partner;
	const taught = programs.filter((program) => partner.programs.includes(program.slug));
	return (
		<li className="partner" id={slug}>
			<Picture image={partner.image} width="8em">
				<QuiltBlock slug={slug} {...partnerBlock(partner)} />
			</Picture>
			<div>
				<p className="focus">{focus}</p>
				<h3>{collaboration}</h3>
				{name && <p className="partner-name">{name}</p>}
				<p>{description}</p>
				{taught.length > 0 && (
					<p className="taught">
						{copy.teachTogether}{" "}
						{taught.map((program) => (
							<a key={program.slug} href={program.url}>
								{program.title}
							</a>
						))}
					</p>
				)}
				<a className="partner-link" href={link} target="_blank" rel="noopener">
					{linkLabel}
					<span className="sr-only">
						: {collaboration}, {copy.newTab}
					</span>
				</a>
			</div>
		</li>
	);
}
