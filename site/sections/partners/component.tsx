import { Picture } from "../../components/Photo.tsx";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

/** The partners with `featured` set; a partner's whole entry is a link. */
export default function Partners({ data }: SectionProps<typeof schema, "partners">) {
	const featured = Object.values(data.partners)
		.filter((partner) => partner.featured)
		.sort((one, other) => one.order - other.order);
	return (
		<ul className="grid grid-cols-2 gap-x-fluid-4 border-b">
			{featured.map(({ slug, collaboration, focus, image }) => (
				<li key={slug} className="relative flex gap-x-4 border-t py-3.5">
					{image && (
						<div className="w-16 flex-none">
							<Picture image={image} width="4em" />
						</div>
					)}
					<div>
						<h3 className="text-[1.15rem] leading-tight">
							<a
								className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
								href={`/collaborations#${slug}`}
							>
								{collaboration}
							</a>
						</h3>
						<p className="text-small text-soft">{focus}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
