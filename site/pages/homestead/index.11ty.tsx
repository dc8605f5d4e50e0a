import { colorways } from "../../../shared/quilt/colorways.ts";
import { Closing } from "../../components/Closing.tsx";
import { CoCreate } from "../../components/homestead/CoCreate.tsx";
import { NextEvents } from "../../components/homestead/NextEvents.tsx";
import { Story } from "../../components/homestead/Story.tsx";
import { Vision } from "../../components/homestead/Vision.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";

export const data = { permalink: "/homestead/" };

export default function Homestead(data: SiteData) {
	const { metadata, head, vision, story, events, create, closing } = data.pages.homestead;
	const [, , , , colorway] = colorways;
	return (
		<Document
			data={data}
			styles="homestead"
			head={<script type="module" src={data.assets.scripts.events} />}
			{...metadata}
		>
			<PageHead
				tone="forest"
				slug="homestead"
				pattern="logCabin"
				quarterTurns={0}
				{...(colorway && { colorway })}
				{...head}
			/>
			<Vision copy={vision} />
			<Story copy={story} />
			<NextEvents copy={events} data={data} />
			<CoCreate copy={create} />
			<Closing tone="moss" {...closing} />
		</Document>
	);
}
