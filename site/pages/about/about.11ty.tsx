import { Button } from "../../components/Button.tsx";
import { Closing } from "../../components/Closing.tsx";
import { Facts } from "../../components/Facts.tsx";
import { TitledItems } from "../../components/Items.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, SectionHead, toneClass } from "../../components/Section.tsx";
import { Label, Lead } from "../../components/Text.tsx";
import type { PageData, SiteData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { withMembershipPrice } from "../../rules/shop-rules.ts";
import type { Dye } from "../../rules/tones.ts";
import { Founder } from "./Founder.tsx";
import type { AboutPage, schema } from "./schema.ts";

export const data = definePage({ path: "/about" });

/** The About page. */
export default function About(data: PageData<"about", typeof schema>) {
	const { head, founder, mission, vision, tradition, benefit, branches, closing } =
		data.pages.about;
	return (
		<Document data={data} photo="hands">
			<PageHead tone="paper" {...head} />
			<Tradition copy={tradition} />
			<Founder copy={founder} site={data.site} />
			<Aims mission={mission} vision={vision} />
			<Section tone="deep">
				<h2>{benefit.title}</h2>
				<Lead className="mt-4">{benefit.lead}</Lead>
				<Facts facts={benefit.facts} />
				<ol className="mt-block grid gap-x-fluid-4 gap-y-7 lg:grid-cols-3">
					<TitledItems items={benefit.reasons} className="border-t pt-4" />
				</ol>
			</Section>
			<Branches copy={branches} plans={data.plans} />
			<Closing tone="madder" title={closing.title} text={closing.text} actions={[closing.action]} />
		</Document>
	);
}

const DYES: readonly Dye[] = ["indigo", "madder", "forest", "plum", "woad"];

/** The people we learned from, each as a strip of cloth that links to more about them. */
function Tradition({ copy: { title, lead, items } }: { copy: AboutPage["tradition"] }) {
	return (
		<section aria-labelledby="tradition">
			<div className="wrap pb-6">
				<h2 id="tradition" className="text-h3">
					{title}
				</h2>
				<p className="mt-1.5 max-w-lead text-soft">{lead}</p>
			</div>
			<ul>
				{items.map(({ text, action }, index) => (
					<li
						key={action.label}
						className={`strip relative py-4.5 lg:py-7 ${toneClass(DYES[index % DYES.length] ?? "indigo")}`}
					>
						<div className="wrap grid items-baseline gap-x-fluid-6 gap-y-1.5 lg:grid-cols-[5fr_7fr]">
							<h3 className="text-entry">
								<a
									className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
									href={action.href}
								>
									{action.label}
								</a>
							</h3>
							<p className="max-w-text leading-normal">{text}</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}

function Aims({ mission, vision }: Pick<AboutPage, "mission" | "vision">) {
	return (
		<Section space="below" className="grid gap-x-fluid-7 gap-y-8 lg:grid-cols-2">
			{[mission, vision].map(({ title, text }) => (
				<div key={title}>
					<Label as="h2" className="mb-2">
						{title}
					</Label>
					<p className="display text-h3 leading-snug">{text}</p>
				</div>
			))}
		</Section>
	);
}

interface BranchesProps {
	copy: AboutPage["branches"];
	plans: SiteData["plans"];
}

function Branches({ copy: { title, items }, plans }: BranchesProps) {
	return (
		<Section id="branches">
			<SectionHead title={title} />
			<ul className="mt-7 divide-y border-y">
				{items.map(({ name, text, action }) => (
					<li
						key={name}
						className="grid items-center gap-x-fluid-4 gap-y-2.5 py-5 lg:grid-cols-[12rem_1fr_auto]"
					>
						<h3>{name}</h3>
						<p className="max-w-text text-soft">{withMembershipPrice(text, plans)}</p>
						<Button link={action} look="outlined" small className="justify-self-start" />
					</li>
				))}
			</ul>
		</Section>
	);
}
