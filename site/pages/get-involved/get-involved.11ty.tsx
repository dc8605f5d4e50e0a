import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { Impact } from "./Impact.tsx";
import { Paths } from "./Paths.tsx";

export const data = { permalink: "/get-involved/" };

/** Get involved (spec section 2): six paths, and four figures. */
export default function GetInvolved(data: SiteData) {
	const { metadata, head, pathsTitle, paths, impact, closing } = data.pages["get-involved"];
	return (
		<Document data={data} styles="get-involved" {...metadata}>
			<PageHead tone="paper" slug="get-involved" pattern="pinwheel" {...head} />
			<Paths title={pathsTitle} paths={paths} />
			<Impact {...impact} figures={data.site.impact.getInvolved} />
			<Closing tone="indigo" {...closing} />
		</Document>
	);
}
