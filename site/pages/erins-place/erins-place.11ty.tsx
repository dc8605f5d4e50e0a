import clsx from "clsx";
import { Actions } from "../../components/Button.tsx";
import { Facts } from "../../components/Facts.tsx";
import { Disclosure } from "../../components/Faq.tsx";
import { Features, NumberedItems } from "../../components/Items.tsx";
import { Onward } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { PullQuote } from "../../components/PullQuote.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import { Prose } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { SampleWeek } from "./SampleWeek.tsx";
import type { ErinsPlacePage, schema } from "./schema.ts";

export const data = definePage({ path: "/erins-place", wall: "erin" });

export default function ErinsPlace(data: PageData<"erins-place", typeof schema>) {
	const copy = data.pages["erins-place"];
	return (
		<Document data={data} photo="school">
			<PageHead wall="erin" tone="plum" {...copy.head} />
			<Philosophy copy={copy.philosophy} />
			<SplitSection id="enroll" tone="woad" title={copy.enroll.title} lead={copy.enroll.lead}>
				<Facts facts={copy.enroll.facts} className="mb-8" />
				<Prose text={copy.enroll.paragraphs} className="max-w-text not-first:mt-[1.1em]" />
				<Actions links={copy.enroll.actions} look="outlined" className="mt-6" />
			</SplitSection>
			<Principles copy={copy.principles} />
			<SampleWeek copy={copy.week} />
			<Programs copy={copy.programs} />
			<SplitSection title={copy.why.title} tone="madder">
				<p className="display text-h3 leading-snug">{copy.why.quote}</p>
				<Prose text={copy.why.paragraphs} className="mt-4 max-w-text" />
			</SplitSection>
			<StartYourOwn copy={copy.start} />
		</Document>
	);
}

function Philosophy({ copy }: { copy: ErinsPlacePage["philosophy"] }) {
	const { title, quote, paragraphs, aims } = copy;
	return (
		<Section className="split">
			<PullQuote size="h3">{quote}</PullQuote>
			<div>
				<h2 className="text-h3">{title}</h2>
				<Prose text={paragraphs} className="mt-3 max-w-text" />
				<dl className="mt-6 grid gap-x-fluid-4 gap-y-4 sm:grid-cols-2">
					{aims.map(({ name, text }) => (
						<div key={name} className="border-t pt-3">
							<dt className="display text-h5">{name}</dt>
							<dd className="mt-1 text-soft">{text}</dd>
						</div>
					))}
				</dl>
			</div>
		</Section>
	);
}

function Programs({ copy: { title, lead, items } }: { copy: ErinsPlacePage["programs"] }) {
	return (
		<Section space="below">
			<SectionHead title={title} lead={lead} />
			<ul className="mt-6 grid gap-x-fluid-4 sm:grid-cols-2 lg:grid-cols-3">
				{items.map(({ name, text, action }) => (
					<li key={name} className="border-t py-3">
						<h3 className="text-h5">{name}</h3>
						<p className="mt-0.5 text-soft">{text}</p>
						{action && <Onward link={action} className="" />}
					</li>
				))}
			</ul>
		</Section>
	);
}

function StartYourOwn({ copy }: { copy: ErinsPlacePage["start"] }) {
	const { title, lead, steps, actions } = copy;
	return (
		<Section id="start-your-own" space="band">
			<div className="border-y">
				<Disclosure title={<h2 className="text-h3">{title}</h2>}>
					<p className="max-w-text text-soft">{lead}</p>
					<NumberedItems
						items={steps.map(({ name, text }) => ({ title: name, text }))}
						className="mt-4 grid gap-x-fluid-4 sm:grid-cols-2"
					/>
					<Actions className="mt-4 mb-6" look="outlined" links={actions} />
				</Disclosure>
			</div>
		</Section>
	);
}

/** Colors with the lightness and chroma of the roles' colors, which have enough contrast in both themes. */
const LETTER_COLORS = [
	"text-[oklch(var(--role-lc)_340)]",
	"text-[oklch(var(--role-lc)_48)]",
	"text-[oklch(var(--role-lc)_135)]",
	"text-[oklch(var(--role-lc)_30)]",
];

/**
 * The curriculum's four principles, whose initials spell the school's name. Each initial is beside its principle; in
 * wide windows it is above its principle, so that the four initials form a line.
 */
function Principles({ copy: { title, lead, items } }: { copy: ErinsPlacePage["principles"] }) {
	return (
		<Section tone="deep">
			<SectionHead title={title} lead={lead} />
			<ol className="mt-block grid gap-x-fluid-3 gap-y-6 lg:grid-cols-4">
				{items.map(({ name, meaning, practices }, index) => (
					<li key={name} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-1 xs:gap-4 lg:block">
						<span
							className={clsx(
								"display text-[5rem] leading-[0.85]",
								"lg:mb-7 lg:block lg:border-b lg:pb-6 lg:-indent-[0.04em]",
								"lg:text-[clamp(9rem,15vw,13.5rem)] lg:leading-[0.78] lg:tracking-[-0.04em]",
								LETTER_COLORS[index],
							)}
							aria-hidden="true"
						>
							{name.slice(0, 1)}
						</span>
						<div>
							<h3>{name}</h3>
							<p className="mt-1.5">{meaning}</p>
							<Features items={practices} className="mt-2 text-soft" />
						</div>
					</li>
				))}
			</ol>
		</Section>
	);
}
