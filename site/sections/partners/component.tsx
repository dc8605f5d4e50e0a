import clsx from "clsx";
import { Enrollment } from "../../components/Enrollment.tsx";
import { LinkPatches } from "../../components/Patches.tsx";
import { Picture } from "../../components/Photo.tsx";
import type { SiteData } from "../../data.ts";
import { academyProgram } from "../../rules/academy-programs.ts";
import type { Partner } from "../../schemas/partners.ts";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

export const wide = true;

type Props = SectionProps<typeof schema>;

/** Every partner as a patch that links to its entry; patches of those we plan a course with are dyed. */
export function figure({ all, dyed }: Props["section"], data: SiteData) {
	return (
		all && (
			<>
				<LinkPatches
					patches={partnersOf(data).map(({ slug, focus, programs }) => ({
						href: `#${slug}`,
						label: focus,
						dyed: programs.length > 0,
					}))}
				/>
				<p className="mt-3 text-small text-soft">{dyed}</p>
			</>
		)
	);
}

function partnersOf(data: SiteData): Partner[] {
	return Object.values(data.partners).sort((one, other) => one.order - other.order);
}

/** All partners with their courses, or those that are featured, each as a link to its entry among all. */
export default function Partners({ data, section: { all, course } }: Props) {
	const partners = partnersOf(data).filter(({ featured }) => all || featured);
	return (
		<ul
			className={clsx("grid gap-x-fluid-4", all ? "lg:grid-cols-2" : "grid-cols-2 lg:grid-cols-3")}
		>
			{partners.map((partner) => (
				<li
					key={partner.slug}
					id={all && partner.slug}
					className="relative flex gap-x-4 border-t py-3.5"
				>
					{partner.image && (
						<div className="w-16 flex-none">
							<Picture image={partner.image} width="4em" />
						</div>
					)}
					<div>
						{all ? (
							<Entry data={data} partner={partner} course={course} />
						) : (
							<>
								<h3 className="text-h5 leading-tight">
									<a
										className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
										href={`/collaborations#${partner.slug}`}
									>
										{partner.collaboration}
									</a>
								</h3>
								<p className="text-small text-soft">{partner.focus}</p>
							</>
						)}
					</div>
				</li>
			))}
		</ul>
	);
}

interface EntryProps {
	data: SiteData;
	partner: Partner;
	course: string | undefined;
}

/** What a partner does, their website, and our joint courses. */
function Entry({ data, partner, course }: EntryProps) {
	const { name, collaboration, description, focus, link, linkLabel, programs } = partner;
	return (
		<>
			<h3>{collaboration}</h3>
			<p className="text-small text-soft">{[focus, name].filter(Boolean).join(" · ")}</p>
			<p className="mt-1 max-w-text">{description}</p>
			<a className="inline-block py-1" href={link}>
				{linkLabel}
				<span className="sr-only">: {collaboration}</span>
			</a>
			{programs.map((slug) => {
				const program = academyProgram(data.programs, slug);
				return (
					<div key={slug} className="mt-1 text-small text-soft">
						{course}{" "}
						<a className="inline-block py-1" href={`/academy/${slug}`}>
							{program.title}
						</a>
						<p>
							<Enrollment data={data} program={program} />
						</p>
					</div>
				);
			})}
		</>
	);
}
