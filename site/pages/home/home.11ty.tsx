import type { Site } from "../../../shared/content/site-schema.ts";
import { roles } from "../../../shared/quiz/catalogue.ts";
import { Button } from "../../components/Button.tsx";
import { QuiltBlock } from "../../components/Cloth.tsx";
import { Facts } from "../../components/Facts.tsx";
import { FounderWords } from "../../components/FounderWords.tsx";
import { Features, LinkedItems } from "../../components/Items.tsx";
import { Ledger, LedgerItem } from "../../components/Ledger.tsx";
import { Onward } from "../../components/Onward.tsx";
import { Picture } from "../../components/Photo.tsx";
import { RoleWheel } from "../../components/RoleWheel.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import { Strip } from "../../components/Strip.tsx";
import { Label, Prose } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import type { Assets } from "../../eleventy/assets.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { type BlockChoice, uprightBlock } from "../../quilt/block.ts";
import { medallionQuilt } from "../../quilt/medallion.ts";
import { withMembershipPrice } from "../../rules/shop-rules.ts";
import type { Partner } from "../../schemas/partners.ts";
import { Hero } from "./Hero.tsx";
import type { HomePage, schema } from "./schema.ts";

type HomeData = PageData<"home", typeof schema>;

export const data = definePage({
	path: "/",
	metadata: ({ pages }: HomeData) => ({
		...pages.home.metadata,
		block: { slug: "home", drawing: medallionQuilt("home") },
	}),
});

export default function Home(data: HomeData) {
	const { hero, founder, figures, welcome, ecosystem, quiz, partners, invitations } =
		data.pages.home;
	const priced = (text: string) => withMembershipPrice(text, data.plans);
	return (
		<Document data={data} photo="table">
			<Hero copy={hero} lead={priced(hero.lead)} site={data.site} />
			<Strip assets={data.assets} />
			{founder.words && (
				<Section>
					<FounderWords words={founder.words} name={data.site.founderName} />
				</Section>
			)}
			<Figures copy={figures} figures={data.site.impact.home} />
			<Welcome copy={welcome} />
			<Ecosystem copy={ecosystem} priced={priced} />
			<QuizInvitation copy={quiz} assets={data.assets} />
			<Partners copy={partners} partners={Object.values(data.partners)} />
			<Invitations copy={invitations} />
		</Document>
	);
}

interface FiguresProps {
	copy: HomePage["figures"];
	figures: Site["impact"]["home"];
}

/** Figures of what the community has done so far, each above what it counts. */
function Figures({ copy: { label, fund }, figures }: FiguresProps) {
	return (
		<Section
			tone="forest"
			space="band"
			className="grid items-center gap-x-fluid-5 gap-y-10 lg:grid-cols-[1fr_2.6fr]"
			aria-label={label}
		>
			<p>{fund}</p>
			<dl className="flex flex-wrap justify-between gap-x-fluid-4 gap-y-8">
				{figures.map(({ figure, label }) => (
					<div key={label} className="flex flex-col-reverse">
						<dt className="mt-1.5">{label}</dt>
						<dd className="display text-[clamp(2.75rem,2rem+2.6vw,4.25rem)] lining-nums">
							{figure}
						</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}

/** What we do, and who runs it. */
function Welcome({ copy: { title, paragraphs, facts, action } }: { copy: HomePage["welcome"] }) {
	return (
		<SplitSection title={title}>
			<Prose text={paragraphs} className="max-w-text not-first:mt-[1.1em]" />
			<Facts facts={facts} />
			<Onward link={action} />
		</SplitSection>
	);
}

/** Four ways to take part. */
function Invitations({ copy: { title, lead, items } }: { copy: HomePage["invitations"] }) {
	return (
		<SplitSection title={title} lead={lead}>
			<ul className="divide-y border-y">
				<LinkedItems items={items} className="py-5.5" />
			</ul>
		</SplitSection>
	);
}

/** The invitation to the quiz: the wheel and the ten roles in their colors. */
function QuizInvitation({
	copy: { title, lead, rolesTitle, action },
	assets,
}: {
	copy: HomePage["quiz"];
	assets: Assets;
}) {
	return (
		<Section
			tone="deep"
			className="grid items-center gap-x-fluid-7 gap-y-10 lg:grid-cols-[1fr_1.25fr]"
		>
			<RoleWheel assets={assets} className="mx-auto w-full max-w-114" />
			<div>
				<SectionHead title={title} lead={lead} />
				<Label as="h3" className="mt-8">
					{rolesTitle}
				</Label>
				<ul className="display mt-2 flex flex-wrap gap-x-[0.75em] text-h3 leading-snug">
					{roles.map(({ role, name }) => (
						<li key={role} data-role={role} className="text-role">
							{name}
						</li>
					))}
				</ul>
				<Button link={action} arrow className="mt-8" />
			</div>
		</Section>
	);
}

/** The quilt block of each branch. */
const BLOCKS: Readonly<Record<string, BlockChoice>> = {
	academy: uprightBlock("sawtoothStar", 0),
	"erins-place": uprightBlock("drunkardsPath", 2),
	homestead: uprightBlock("logCabin", 1),
};

interface EcosystemProps {
	copy: HomePage["ecosystem"];
	/** Names the price of a membership in a text. */
	priced: (text: string) => string;
}

/** The three branches, as rows. */
function Ecosystem({ copy: { title, lead, branches }, priced }: EcosystemProps) {
	return (
		<Section space="below">
			<SectionHead title={title} lead={lead} className="mb-block" />
			<Ledger>
				{branches.map(({ slug, name, summary, features, action }) => (
					<LedgerItem
						key={slug}
						slug={slug}
						title={name}
						text={priced(summary)}
						action={action}
						repeats
						{...BLOCKS[slug]}
					>
						<Features items={features} />
					</LedgerItem>
				))}
			</Ledger>
		</Section>
	);
}

interface PartnersProps {
	copy: HomePage["partners"];
	partners: readonly Partner[];
}

/** The partners that are featured, each with its quilt block. */
function Partners({ copy: { title, lead, action }, partners }: PartnersProps) {
	const featured = partners
		.filter((partner) => partner.featured)
		.sort((one, other) => one.order - other.order);
	return (
		<Section tone="indigo">
			<SectionHead title={title} lead={lead} />
			<ul className="mt-10 grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-fluid-4">
				{featured.map((partner) => (
					<PartnerItem key={partner.slug} partner={partner} href={action.href} />
				))}
			</ul>
			<Onward link={action} />
		</Section>
	);
}

interface PartnerItemProps {
	partner: Partner;
	href: string;
}

/** One partner. The whole item is the link. */
function PartnerItem({ partner: { slug, collaboration, focus, image }, href }: PartnerItemProps) {
	return (
		<li className="relative grid grid-cols-[clamp(4.5rem,7vw,6rem)_1fr] items-center gap-x-5 border-t py-6">
			<Picture image={image} width="6em">
				<QuiltBlock slug={slug} />
			</Picture>
			<div>
				<h3 className="text-h5">
					<a
						className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
						href={href}
					>
						{collaboration}
					</a>
				</h3>
				<p>{focus}</p>
			</div>
		</li>
	);
}
