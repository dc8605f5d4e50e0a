import { programs } from "../../../shared/quiz/catalogue.ts";
import { Badge } from "../../components/Badge.tsx";
import { Picture } from "../../components/Photo.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import type { Partner } from "../../schemas/partners.ts";
import { partnerBlock } from "./partners.ts";
import type { CollaborationsPage } from "./schema.ts";

interface PartnerCardProps {
	partner: Partner;
	copy: CollaborationsPage["partners"];
}

/** A co-creator. Its quilt block shows where it has no photo. In a wide window the right column hangs lower. */
export function PartnerCard({ partner, copy }: PartnerCardProps) {
	const { slug, name, collaboration, description, focus, link, linkLabel } = partner;
	const taught = programs.filter((program) => partner.programs.includes(program.slug));
	return (
		<li
			className="grid grid-cols-[min(10rem,26vw)_minmax(0,1fr)] items-start gap-x-5 lg:even:translate-y-block-lg"
			id={slug}
		>
			<Picture image={partner.image} width="8em">
				<QuiltBlock slug={slug} {...partnerBlock(partner)} />
			</Picture>
			<div>
				<Badge>{focus}</Badge>
				<h3 className="mt-2 mb-1.5">{collaboration}</h3>
				{name && <p className="text-small text-soft">{name}</p>}
				<p>{description}</p>
				{taught.length > 0 && (
					<p className="mt-2 text-small text-soft">
						{copy.teachTogether}{" "}
						{taught.map((program) => (
							<a key={program.slug} className="inline-block py-2.5 text-inherit" href={program.url}>
								{program.title}
							</a>
						))}
					</p>
				)}
				<a className="inline-block py-2.5 font-bold" href={link} target="_blank" rel="noopener">
					{linkLabel}
					<span className="sr-only">
						: {collaboration}, {copy.newTab}
					</span>
				</a>
			</div>
		</li>
	);
}
