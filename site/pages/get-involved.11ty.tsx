import { Closing } from "../components/Closing.tsx";
import { Impact } from "../components/involved/Impact.tsx";
import { Paths } from "../components/involved/Paths.tsx";
import { PageHead } from "../components/PageHead.tsx";
import type { SiteData } from "../data.ts";
import { Document } from "../layouts/Document.tsx";

export const data = { permalink: "/get-involved/" };

/** Get involved (spec section 2): six paths, and four figures. */
export default function GetInvolved(data: SiteData) {
	const { metadata, head, pathsTitle, paths, impact, closing } = data.pages.getInvolved;
	return (
		<Document data={data} styles="get-involved" {...metadata}>
			<PageHead tone="paper" slug="get-involved" pattern="pinwheel" {...head} />
			<Paths title={pathsTitle} paths={paths} />
			<Impact {...impact} figures={data.site.impact.getInvolved} />
			<Closing tone="indigo" {...closing} />
		</Document>
	);
}
