import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Closing } from "../../components/Closing.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "events-join", pattern: "flyingGeese" };

export const data = definePage({
	path: "/events/join",
	metadata: ({ pages }) => ({ ...schema.parse(pages["events-join"]).metadata, block: BLOCK }),
});

/** The email list and the form for hosts. On the page of events they would exceed its size budget. */
export default function EventsJoin(data: SiteData) {
	const { head, emailList, host, closing } = schema.parse(data.pages["events-join"]);
	return (
		<Document data={data} styles="events-join">
			<PageHead tone="plum" {...BLOCK} {...head} />
			<section id="email-list" className="section">
				<div className="split wrap">
					<div>
						<h2>{emailList.title}</h2>
						<p className="lead">{emailList.lead}</p>
						<ul className="list-promises">
							{emailList.promises.map((promise) => (
								<li key={promise}>{promise}</li>
							))}
						</ul>
					</div>
					<div>
						<SiteForm data={data} name="email-list" />
					</div>
				</div>
			</section>
			<section id="host" className="section deep event-host">
				<div className="split wrap">
					<div>
						<h2>{host.title}</h2>
						<p className="lead">{host.lead}</p>
						<ol>
							{host.steps.map((step) => (
								<li key={step}>{step}</li>
							))}
						</ol>
					</div>
					<div>
						<SiteForm data={data} name="host-event" />
					</div>
				</div>
			</section>
			<Closing tone="forest" {...closing} />
		</Document>
	);
}
