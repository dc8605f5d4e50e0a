import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { colorways } from "../../quilt/colorways.ts";
import { Philosophy } from "./Philosophy.tsx";
import { Principles } from "./Principles.tsx";
import { Programs } from "./Programs.tsx";
import { SampleWeek } from "./SampleWeek.tsx";
import { StartYourOwn } from "./StartYourOwn.tsx";
import { WhyItMatters } from "./WhyItMatters.tsx";

export const data = { permalink: "/erins-place/" };

export default function ErinsPlace(data: SiteData) {
	const copy = data.pages["erins-place"];
	const [, , colorway] = colorways;
	return (
		<Document data={data} styles="erins-place" {...copy.metadata}>
			<PageHead
				tone="plum"
				slug="erins-place"
				pattern="drunkardsPath"
				quarterTurns={0}
				{...(colorway && { colorway })}
				{...copy.head}
			/>
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
