import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { colorways } from "../../quilt/colorways.ts";
import { CoCreate } from "./CoCreate.tsx";
import { NextEvents } from "./NextEvents.tsx";
import { Story } from "./Story.tsx";
import { Vision } from "./Vision.tsx";

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
