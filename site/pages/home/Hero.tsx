import type { Photo } from "../../../shared/content/fields.ts";
import { Actions } from "../../components/Button.tsx";
import { Cloth } from "../../components/Cloth.tsx";
import { Picture } from "../../components/Photo.tsx";
import { Section } from "../../components/Section.tsx";
import { Label, Lead } from "../../components/Text.tsx";
import { medallionQuilt } from "../../quilt/medallion.ts";
import type { HomePage } from "./schema.ts";

interface HeroProps {
	copy: HomePage["hero"];
	founder: Photo | null;
}

/** The opening of the home page. A quilt shows where there is no portrait of the founder yet. */
export function Hero({ copy: { label, title, lead, actions, portrait }, founder }: HeroProps) {
	return (
		<Section
			space="band"
			className="grid gap-x-fluid-5 gap-y-block-lg md:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)] md:items-center"
		>
			<div>
				<Label className="mb-4.5">{label}</Label>
				<h1 className="text-hero leading-[1.01] tracking-[-0.026em]">
					{title.before} <Stitched>{title.marked}</Stitched>
					{title.after}
				</h1>
				<Lead className="mt-6">{lead}</Lead>
				<Actions links={actions} className="mt-8" />
			</div>
			<figure className="max-w-144">
				<div className="bound">
					<Picture image={founder}>
						<Cloth drawing={medallionQuilt("home")} />
					</Picture>
				</div>
				<figcaption className="mt-3 text-small text-soft">{portrait}</figcaption>
			</figure>
		</Section>
	);
}

/** Marked by hand: a running stitch under the word. */
function Stitched({ children }: { children: string }) {
	return (
		<em className="text-link not-italic underline decoration-dashed decoration-[0.05em] underline-offset-[0.13em] [text-decoration-skip-ink:none]">
			{children}
		</em>
	);
}
