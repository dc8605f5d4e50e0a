import { Facts } from "../../components/Facts.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { Numeral } from "../../components/Items.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema } from "./schema.ts";

export const data = definePage({ path: "/events/join" });

/** The forms for the email list and for hosts, on their own page to keep the events page within its size budget. */
export default function EventsJoin(data: PageData<"events-join", typeof schema>) {
	const { head, emailList, host } = data.pages["events-join"];
	return (
		<Document data={data}>
			<PageHead tone="plum" {...head} />
			<Section id="email-list" className="split">
				<div>
					<SectionHead title={emailList.title} lead={emailList.lead} />
					<ul className="mt-8 divide-y border-t">
						{emailList.promises.map((promise) => (
							<li key={promise} className="py-3 text-soft">
								{promise}
							</li>
						))}
					</ul>
					<Facts facts={emailList.facts} />
				</div>
				<div>
					<SiteForm data={data} name="email-list" />
				</div>
			</Section>
			<Section id="host" tone="deep" className="split">
				<div>
					<SectionHead title={host.title} lead={host.lead} />
					<ol className="mt-8">
						{host.steps.map((step, index) => (
							<li key={step} className="grid grid-cols-[3rem_1fr] items-baseline py-2.5">
								<Numeral className="text-[2rem] leading-none">{index + 1}</Numeral>
								{step}
							</li>
						))}
					</ol>
					<Facts facts={host.facts} />
				</div>
				<div>
					<SiteForm data={data} name="host-event" />
				</div>
			</Section>
		</Document>
	);
}
