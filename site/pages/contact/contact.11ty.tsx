import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { LinkedItems } from "../../components/TitledItems.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { Directly } from "./Directly.tsx";
import { type ContactPage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "contact", pattern: "cardTrick" };

export const data = definePage({
	path: "/contact",
	metadata: ({ pages }) => ({ ...schema.parse(pages.contact).metadata, block: BLOCK }),
});

/** The message form, and the other ways to reach us. */
export default function Contact(data: SiteData) {
	const { head, form, quick } = schema.parse(data.pages.contact);
	return (
		<Document data={data} styles="contact">
			<PageHead tone="moss" {...BLOCK} {...head} />
			<section className="section wrap contact" id="message">
				<div>
					<h2>{form.title}</h2>
					<p className="lead">{form.lead}</p>
					<SiteForm data={data} name="contact" />
				</div>
				<Directly data={data} />
			</section>
			<QuickActions copy={quick} />
		</Document>
	);
}

/** Links for what needs no message. */
function QuickActions({ copy: { title, lead, actions } }: { copy: ContactPage["quick"] }) {
	return (
		<section className="section deep">
			<div className="wrap quick">
				<div>
					<h2>{title}</h2>
					<p className="lead">{lead}</p>
				</div>
				<ul>
					<LinkedItems items={actions} />
				</ul>
			</div>
		</section>
	);
}
