import { Closing } from "../../components/Closing.tsx";
import { Onward } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import { NextEvents } from "./NextEvents.tsx";
import { Story } from "./Story.tsx";
import type { HomesteadPage, schema } from "./schema.ts";
import { Vision } from "./Vision.tsx";

const BLOCK: PageBlock = { slug: "homestead", ...uprightBlock("logCabin", 4) };

type HomesteadData = PageData<"homestead", typeof schema>;

export const data = definePage({
	path: "/homestead",
	metadata: ({ pages }: HomesteadData) => ({ ...pages.homestead.metadata, block: BLOCK }),
});

export default function Homestead(data: HomesteadData) {
	const { head, vision, story, events, create, closing } = data.pages.homestead;
	return (
		<Document data={data} head={<script type="module" src={data.assets.scripts.events} />}>
			<PageHead tone="forest" {...BLOCK} {...head} />
			<Vision copy={vision} />
			<Story copy={story} />
			<NextEvents copy={events} data={data} />
			<CoCreate copy={create} />
			<Closing tone="moss" {...closing} />
		</Document>
	);
}

/** Four ways to help: four patches, and a star where they meet. */
function CoCreate({ copy: { title, lead, items } }: { copy: HomesteadPage["create"] }) {
	return (
		<Section>
			<SectionHead title={title} lead={lead} />
			<div className="relative mt-block border-y">
				<ul className="md:grid md:grid-cols-2">
					{items.map((item) => (
						<WayToHelp key={item.name} item={item} />
					))}
				</ul>
				<QuiltBlock
					slug="co-create"
					pattern="friendshipStar"
					className="absolute top-1/2 left-1/2 w-28 -translate-1/2 outline-12 outline-paper max-md:hidden"
				/>
			</div>
		</Section>
	);
}

function WayToHelp({
	item: { name, text, action },
}: {
	item: HomesteadPage["create"]["items"][number];
}) {
	return (
		<li className="py-7 not-first:border-t md:py-10 md:odd:border-r md:odd:pr-26 md:even:pl-26 md:nth-2:border-t-0">
			<h3>{name}</h3>
			<p className="mt-1.5 max-w-note text-soft">{text}</p>
			<Onward link={action} className="mt-2" />
		</li>
	);
}
