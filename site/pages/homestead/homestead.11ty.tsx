import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import { CoCreate } from "./CoCreate.tsx";
import { NextEvents } from "./NextEvents.tsx";
import { Story } from "./Story.tsx";
import { schema } from "./schema.ts";
import { Vision } from "./Vision.tsx";

const BLOCK: PageBlock = { slug: "homestead", ...uprightBlock("logCabin", 4) };

export const data = definePage({
	path: "/homestead",
	metadata: ({ pages }) => ({ ...schema.parse(pages.homestead).metadata, block: BLOCK }),
});

export default function Homestead(data: SiteData) {
	const { head, vision, story, events, create, closing } = schema.parse(data.pages.homestead);
	return (
		<Document
			data={data}
			styles="homestead"
			head={<script type="module" src={data.assets.scripts.events} />}
		>
			<PageHead tone="forest" {...BLOCK} {...head} />
			<Vision copy={vision} />
			<Story copy={story} />
			<NextEvents copy={events} data={data} />
			<CoCreate copy={create} />
			<Closing tone="moss" {...closing} />
		</Document>
	);
}
