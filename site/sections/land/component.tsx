import { Prose } from "../../components/Text.tsx";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

type Land = SectionProps<typeof schema>["section"];

/** The land: a patch of undyed cloth for each acre, the use of gifts, and the stages of building. */
export default function Land({ section }: SectionProps<typeof schema>) {
	return (
		<>
			<Acres land={section} />
			<div className="mt-6 grid max-w-text gap-y-5">
				<Prose text={section.paragraphs} />
			</div>
			<h3 className="mt-8">{section.stagesTitle}</h3>
			<ol className="mt-3 grid list-inside list-decimal gap-x-fluid-4 sm:grid-cols-2">
				{section.stages.map(({ name, text }) => (
					<li key={name} className="border-t py-3 font-bold marker:text-soft">
						<h4 className="display inline text-h5">{name}</h4>
						<p className="font-normal text-soft">{text}</p>
					</li>
				))}
			</ol>
		</>
	);
}

/** A map with one patch per acre, all of equal area. The caption says how much has been bought. */
function Acres({ land: { acres, acre, none } }: { land: Land }) {
	return (
		<figure>
			<div className="grid grid-cols-5 gap-0.75" aria-hidden="true">
				{Array.from({ length: acres }, (_, index) => `${index + 1}`).map((place) => (
					<span
						key={place}
						className="patch display grid aspect-square place-content-center text-label md:text-h4"
					>
						{acre}
					</span>
				))}
			</div>
			<figcaption className="display mt-6 text-h4">{none}</figcaption>
		</figure>
	);
}
