import { definePage } from "../../build/page.ts";
import { Button } from "../../components/Button.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { schema } from "./schema.ts";
import { UnfinishedQuilt } from "./UnfinishedQuilt.tsx";

export const data = definePage({
	path: "/404.html",
	metadata: ({ pages }) => ({ ...schema.parse(pages["not-found"]).metadata, indexed: false }),
});

/** The page for addresses that do not exist. */
export default function NotFound(data: SiteData) {
	const { title, text, action } = schema.parse(data.pages["not-found"]);
	return (
		<Document
			data={data}
			styles="not-found"
			head={<script type="module" src={data.assets.scripts.notFound} />}
		>
			<section className="not-found wrap">
				<div>
					<h1>{title}</h1>
					<p className="lead">{text}</p>
					<Button link={action} />
				</div>
				<UnfinishedQuilt />
			</section>
		</Document>
	);
}
