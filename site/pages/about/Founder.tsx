import type { Site } from "../../../shared/content/site-schema.ts";
import { Cloth } from "../../components/Cloth.tsx";
import { Facts } from "../../components/Facts.tsx";
import { FounderWords } from "../../components/FounderWords.tsx";
import { Onward } from "../../components/Onward.tsx";
import { Picture } from "../../components/Photo.tsx";
import { Section } from "../../components/Section.tsx";
import { Prose } from "../../components/Text.tsx";
import { medallionQuilt } from "../../quilt/medallion.ts";
import type { AboutPage } from "./schema.ts";

interface FounderProps {
	copy: AboutPage["founder"];
	site: Pick<Site, "founderName" | "founderPortrait">;
}

/** The founder, who speaks first. A quilt shows where there is no portrait yet. */
export function Founder({
	copy: { title, words, paragraphs, facts, action },
	site: { founderName, founderPortrait },
}: FounderProps) {
	return (
		<Section className="grid gap-x-fluid-7 gap-y-10 lg:grid-cols-[5fr_7fr] lg:items-center">
			<div className="bound max-w-112">
				<Picture image={founderPortrait}>
					<Cloth drawing={medallionQuilt("founder")} />
				</Picture>
			</div>
			<div>
				<h2 className="mb-6">{title}</h2>
				{words ? (
					<FounderWords words={words} name={founderName} />
				) : (
					founderName && <p className="font-bold">{founderName}</p>
				)}
				<Prose text={paragraphs} className="mt-[1.1em] max-w-text" />
				<Facts facts={facts} />
				<Onward link={action} />
			</div>
		</Section>
	);
}
