import { Disclosure, Faq } from "../../components/Faq.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import { Prose } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema } from "./schema.ts";

export const data = definePage({ path: "/for-white-people" });

/** A starting page for white visitors. The week of practice comes first, because it is the main action. */
export default function ForWhitePeople(data: PageData<"for-white-people", typeof schema>) {
	const { head, why, start, expect, week, sources } = data.pages["for-white-people"];
	return (
		<Document data={data} photo="reading">
			<PageHead tone="plum" {...head} />
			<Section id="week">
				<SectionHead title={week.title} lead={week.lead} />
				<ol className="mt-6 grid gap-0.75 sm:grid-cols-2 lg:grid-cols-4">
					{week.days.map(({ day, title, text }) => (
						<li key={day} className="patch px-6 py-5 sm:last:col-span-2">
							<p className="text-small font-bold">{day}</p>
							<h3 className="text-h4">{title}</h3>
							<p className="mt-1">{text}</p>
						</li>
					))}
				</ol>
			</Section>
			<SplitSection title={why.title}>
				<Prose text={why.paragraphs} className="max-w-text not-first:mt-[1.1em]" />
				<h2 className="mt-9 text-h3">{start.title}</h2>
				<div className="mt-3">
					<Faq items={start.steps.map(({ title, text }) => ({ question: title, answer: text }))} />
				</div>
			</SplitSection>
			<SplitSection title={expect.title} lead={expect.lead} tone="deep">
				<Faq
					items={expect.items.map(({ feeling, help }) => ({ question: feeling, answer: help }))}
				/>
			</SplitSection>
			<Section space="none" className="py-block">
				<Disclosure title={<h2 className="text-h3">{sources.title}</h2>}>
					<p className="text-soft">{sources.lead}</p>
					<ul className="mt-4 divide-y border-t">
						{sources.items.map(({ title, href, text }) => (
							<li key={title} className="py-3.5">
								<h3 className="text-h5">
									<a className="inline-block py-1" href={href}>
										{title}
									</a>
								</h3>
								<p className="text-soft">{text}</p>
							</li>
						))}
					</ul>
				</Disclosure>
			</Section>
		</Document>
	);
}
