import { Button } from "../../components/Button.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { UnfinishedQuilt } from "./UnfinishedQuilt.tsx";

export const data = { permalink: "/404.html", eleventyExcludeFromCollections: true };

/** The page for every address that has none (spec section 8). */
export default function NotFound(data: SiteData) {
	const { metadata, title, text, action } = data.pages["not-found"];
	return (
		<Document
			data={data}
			styles="not-found"
			{...metadata}
			indexed={false}
			head={<script type="module" src={data.assets.scripts.notFound} />}
		>
			<section className="wrap not-found">
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
