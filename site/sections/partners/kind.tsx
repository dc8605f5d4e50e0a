import { EnrollmentWords } from "../../components/Dated.tsx";
import { Picture } from "../../components/Photo.tsx";
import { DyedStrips } from "../../components/Strips.tsx";
import { displayName, Sentences } from "../../components/Text.tsx";
import { academyPrograms } from "../../domain/academy-programs.ts";
import { inOrder } from "../../domain/in-order.ts";
import { defineKind, type SectionProps } from "../section-kind.ts";
import { schema } from "./schema.ts";

function partnersOf({ data, section: { all } }: SectionProps<typeof schema>) {
	return inOrder(data.partners)
		.map(([, partner]) => partner)
		.filter(({ featured }) => all || featured);
}

/** All partners with their courses, or the names of those that are featured, each a link to its entry among all. */
export default defineKind({
	schema,
	/** Without partners, there's no such section. */
	isShown: (props) => partnersOf(props).length > 0,
	full: ({ all }) => Boolean(all),
	Content(props) {
		const { data, section } = props;
		if (!section.all)
			return (
				<ul className="names">
					{partnersOf(props).map(({ slug, collaboration, focus, image }) => (
						<li key={slug}>
							<Picture image={image} width="4em" />
							<a href={`/collaborations#${slug}`}>{displayName(collaboration)}</a>{" "}
							<small>{focus}</small>
						</li>
					))}
				</ul>
			);
		return (
			<DyedStrips
				items={partnersOf(props).map((partner) => ({
					id: partner.slug,
					when: partner.focus,
					title: partner.collaboration,
					href: partner.linkLabel ? undefined : partner.link,
					text: (
						<>
							<Picture image={partner.image} width="10em" />
							{partner.name && <p className="text-small">{partner.name}</p>}
							<Sentences text={partner.description} />
							{academyPrograms(data.programs)
								.filter((program) => program.partner === partner.slug)
								.map((program) => (
									<p key={program.slug} className="mt-2 text-small">
										{section.course} <a href={`/academy/${program.slug}`}>{program.title}</a>
										{" ("}
										<EnrollmentWords data={data} enrollment={program.enrollment} />)
									</p>
								))}
						</>
					),
					actions: partner.linkLabel ? [{ label: partner.linkLabel, href: partner.link }] : [],
				}))}
			/>
		);
	},
});
