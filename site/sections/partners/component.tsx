import clsx from "clsx";
import { EnrollmentWords } from "../../components/Dated.tsx";
import { Onward } from "../../components/Onward.tsx";
import { LinkPatches } from "../../components/Patches.tsx";
import { Picture } from "../../components/Photo.tsx";
import type { SiteData } from "../../data.ts";
import { academyPrograms } from "../../rules/academy-programs.ts";
import { inOrder } from "../../rules/in-order.ts";
import type { Partner } from "../../schemas/partners.ts";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

export const wide = true;

type Props = SectionProps<typeof schema>;

/** Every partner as a patch that links to its entry. */
export function figure({ all }: Props["section"], data: SiteData) {
	const patches = partnersOf(data, all).map(({ slug, focus }) => ({
		href: `#${slug}`,
		label: focus,
		dyed: true,
	}));
	return all && patches.length > 0 && <LinkPatches patches={patches} />;
}

/** Without partners, there's no such section. */
export function isShown({ all }: Props["section"], data: SiteData): boolean {
	return partnersOf(data, all).length > 0;
}

function partnersOf(data: SiteData, all: true | undefined): Partner[] {
	return inOrder(data.partners)
		.map(([, partner]) => partner)
		.filter(({ featured }) => all || featured);
}

/** All partners with their courses, or those that are featured, each as a link to its entry among all. */
export default function Partners({ data, section: { all, course } }: Props) {
	const partners = partnersOf(data, all);
	return (
		<ul
			className={clsx("grid gap-x-fluid-4", all ? "lg:grid-cols-2" : "grid-cols-2 lg:grid-cols-3")}
		>
			{partners.map((partner) =>
				all ? (
					<Entry key={partner.slug} data={data} partner={partner} course={course} />
				) : (
					<li key={partner.slug} className="relative flex gap-x-4 border-t py-3.5">
						{partner.image && (
							<div className="w-16 flex-none">
								<Picture image={partner.image} width="4em" />
							</div>
						)}
						<div>
							<h3 className="text-h5 leading-tight">
								<a
									className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
									href={`/collaborations#${partner.slug}`}
								>
									{partner.collaboration}
								</a>
							</h3>
							<p className="text-small text-soft">{partner.focus}</p>
						</div>
					</li>
				),
			)}
		</ul>
	);
}

interface EntryProps {
	data: SiteData;
	partner: Partner;
	course: string | undefined;
}

/** A partner's photo, or the patch that stands for them at the top of the page, and what they do with us. */
function Entry({ data, partner, course }: EntryProps) {
	const { slug, name, collaboration, description, focus, link, linkLabel, image } = partner;
	const programs = academyPrograms(data.programs).filter((program) => program.partner === slug);
	return (
		<li
			id={slug}
			className="grid content-start gap-x-5 gap-y-2 border-t py-5 sm:grid-cols-[10rem_minmax(0,1fr)]"
		>
			<div>
				{image && <Picture image={image} width="10em" />}
				<p
					className="patch w-fit px-4 py-2 text-small leading-tight font-bold sm:grid sm:min-h-20 sm:w-full sm:items-center"
					data-dyed
				>
					{focus}
				</p>
			</div>
			<div>
				<h3>{linkLabel ? collaboration : <a href={link}>{collaboration}</a>}</h3>
				{name && <p className="text-small text-soft">{name}</p>}
				<p className="mt-1 max-w-text">{description}</p>
				{linkLabel && <Onward link={{ label: linkLabel, href: link }} className="" />}
				{programs.map((program) => (
					<p key={program.slug} className="mt-1 text-small text-soft">
						{course} <a href={`/academy/${program.slug}`}>{program.title}</a>
						{" ("}
						<EnrollmentWords data={data} enrollment={program.enrollment} />)
					</p>
				))}
			</div>
		</li>
	);
}
