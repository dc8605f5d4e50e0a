import { SiteForm } from "../../components/form/SiteForm.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { Directly } from "./Directly.tsx";
import { QuickActions } from "./QuickActions.tsx";

export const data = { permalink: "/contact/" };

/** Contact (spec section 2): the message form, and the other ways to reach us beside it. */
export default function Contact(data: SiteData) {
	const { metadata, head, form, quick } = data.pages.contact;
	return (
		<Document data={data} styles="contact" {...metadata}>
			<PageHead tone="moss" slug="contact" pattern="cardTrick" {...head} />
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
