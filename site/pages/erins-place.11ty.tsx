import { colorways } from "../../shared/quilt/colorways.ts";
import { Closing } from "../components/Closing.tsx";
import { Philosophy } from "../components/erin/Philosophy.tsx";
import { Principles } from "../components/erin/Principles.tsx";
import { Programs } from "../components/erin/Programs.tsx";
import { SampleWeek } from "../components/erin/SampleWeek.tsx";
import { StartYourOwn } from "../components/erin/StartYourOwn.tsx";
import { WhyItMatters } from "../components/erin/WhyItMatters.tsx";
import { PageHead } from "../components/PageHead.tsx";
import type { SiteData } from "../data.ts";
import { Document } from "../layouts/Document.tsx";

export const data = { permalink: "/erins-place/" };

export default function ErinsPlace(data: SiteData) {
	const copy = data.pages.erinsPlace;
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
