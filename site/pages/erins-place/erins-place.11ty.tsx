import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import { Philosophy } from "./Philosophy.tsx";
import { Principles } from "./Principles.tsx";
import { Programs } from "./Programs.tsx";
import { SampleWeek } from "./SampleWeek.tsx";
import { StartYourOwn } from "./StartYourOwn.tsx";
import { schema } from "./schema.ts";
import { WhyItMatters } from "./WhyItMatters.tsx";

const BLOCK: PageBlock = { slug: "erins-place", ...uprightBlock("drunkardsPath", 2) };

export const data = definePage({
	path: "/erins-place",
	metadata: ({ pages }) => ({ ...schema.parse(pages["erins-place"]).metadata, block: BLOCK }),
});

export default function ErinsPlace(data: SiteData) {
	const copy = schema.parse(data.pages["erins-place"]);
	return (
		<Document data={data} styles="erins-place">
			<PageHead tone="plum" {...BLOCK} {...copy.head} />
			<Philosophy copy={copy.philosophy} />
			<Principles copy={copy.principles} />
			<SampleWeek copy={copy.week} />
			<Programs copy={copy.programs} />
			<WhyItMatters copy={copy.why} />
			<StartYourOwn copy={copy.start} />
			<Closing tone="plum" {...copy.closing} />
		</Document>
	);
}
