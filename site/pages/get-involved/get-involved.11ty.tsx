import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { Impact } from "./Impact.tsx";
import { Paths } from "./Paths.tsx";
import { schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "get-involved", pattern: "pinwheel" };

export const data = definePage({
	path: "/get-involved",
	metadata: ({ pages }) => ({ ...schema.parse(pages["get-involved"]).metadata, block: BLOCK }),
});

/** Get involved (spec section 2): six paths, and four figures. */
export default function GetInvolved(data: SiteData) {
	const { head, pathsTitle, paths, impact, closing } = schema.parse(data.pages["get-involved"]);
	return (
		<Document data={data} styles="get-involved">
			<PageHead tone="paper" {...BLOCK} {...head} />
			<Paths title={pathsTitle} paths={paths} />
			<Impact {...impact} figures={data.site.impact.getInvolved} />
			<Closing tone="indigo" {...closing} />
		</Document>
	);
}
