import type { Site } from "../../../shared/content/site-schema.ts";
import { Actions } from "../../components/Button.tsx";
import { Cloth } from "../../components/Cloth.tsx";
import { Picture } from "../../components/Photo.tsx";
import { RestOfStyles } from "../../components/RestOfStyles.tsx";
import { Section } from "../../components/Section.tsx";
import { Label, Lead } from "../../components/Text.tsx";
import { medallionQuilt } from "../../quilt/medallion.ts";
import type { HomePage } from "./schema.ts";

interface HeroProps {
	copy: HomePage["hero"];
	/** What stands below the title, with the price of a membership. */
	lead: string;
	site: Pick<Site, "founderName" | "founderPortrait">;
}

/** The opening of the home page. A quilt shows where there is no portrait of the founder yet. */
export function Hero({
	copy: { label, title, actions, portrait },
	lead,
	site: { founderName, founderPortrait },
}: HeroProps) {
	return (
		<>
			<Section
				space="band"
				className="grid items-center gap-x-fluid-5 gap-y-block-lg md:grid-cols-[1.08fr_1fr]"
			>
				<div>
					<Label className="mb-4.5">{label}</Label>
					<h1 className="text-hero">
						{title.before} <em className="stitched">{title.marked}</em>
						{title.after}
					</h1>
					<Lead className="mt-6">{lead}</Lead>
					<Actions links={actions} className="mt-8" />
				</div>
				<figure className="max-w-144">
					<div className="bound">
						<Picture image={founderPortrait}>
							<Cloth drawing={medallionQuilt("home")} />
						</Picture>
					</div>
					{founderPortrait && (
						<figcaption className="mt-3 text-small text-soft">
							{founderName && <b className="block text-ink">{founderName}</b>} {portrait}
						</figcaption>
					)}
				</figure>
			</Section>
			<RestOfStyles />
		</>
	);
}
