import { Onward } from "../../components/Onward.tsx";
import { Picture } from "../../components/Photo.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { Partner } from "../../schemas/partners.ts";
import type { HomePage } from "./schema.ts";

interface PartnersProps {
	copy: HomePage["partners"];
	partners: readonly Partner[];
}

/** The partners that are featured, each with its quilt block. */
export function Partners({ copy: { title, lead, action }, partners }: PartnersProps) {
	const featured = partners
		.filter((partner) => partner.featured)
		.sort((one, other) => one.order - other.order);
	return (
		<Section tone="indigo">
			<SectionHead title={title} lead={lead} />
			<ul className="mt-10 grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-fluid-4">
				{featured.map((partner) => (
					<PartnerItem key={partner.slug} partner={partner} href={action.href} />
				))}
			</ul>
			<Onward link={action} />
		</Section>
	);
}

interface PartnerItemProps {
	partner: Partner;
	href: string;
}

/** One partner. The whole item is the link. */
function PartnerItem({ partner: { slug, collaboration, focus, image }, href }: PartnerItemProps) {
	return (
		<li className="relative grid grid-cols-[clamp(4.5rem,7vw,6rem)_1fr] items-center gap-x-5 border-t py-6">
			<Picture image={image} width="6em">
				<QuiltBlock slug={slug} />
			</Picture>
			<div>
				<h3 className="text-h5">
					<a
						className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
						href={href}
					>
						{collaboration}
					</a>
				</h3>
				<p>{focus}</p>
			</div>
		</li>
	);
}
