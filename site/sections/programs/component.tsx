import clsx from "clsx";
import type { ReactNode } from "react";
import type { Link } from "../../../shared/content/fields.ts";
import { tiers } from "../../../shared/quiz/catalogue.ts";
import { en } from "../../../shared/quiz/en.ts";
import { enrollmentAt } from "../../../shared/quiz/enrollment-state.ts";
import { EnrollmentWords } from "../../components/Dated.tsx";
import { Enrollment } from "../../components/Enrollment.tsx";
import { RowLink } from "../../components/Onward.tsx";
import { toneClass } from "../../components/Section.tsx";
import { academyProgram } from "../../rules/academy-programs.ts";
import { waitlistPath } from "../../rules/enrollment.ts";
import { priceText } from "../../rules/shop-rules.ts";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

/**
 * Programs and tracks, with state and price. A program's patch is dyed if it is open; a track links to the waitlist form
 * with it preselected.
 */
export default function Programs({
	data,
	section: { items = [], tracks },
}: SectionProps<typeof schema>) {
	return (
		<ul className="divide-y border-t">
			{items.map(({ program: slug, name, text, note }) => {
				const program = academyProgram(data.programs, slug);
				const { state } = enrollmentAt(en, program.enrollment, new Date(data.buildDate));
				const partner = program.partner && data.partners[program.partner]?.collaboration;
				return (
					<Row
						key={slug}
						link={{ label: name ?? program.title, href: `/academy/${slug}` }}
						text={text ?? program.summary}
					>
						<span
							aria-hidden="true"
							className={clsx(
								"patch me-2 inline-block size-4 align-[-0.15em]",
								state !== "waitlist" && toneClass(program.page.dye),
							)}
						/>
						<Enrollment data={data} program={program} note={note} />
						{partner && `. With ${partner}`}
					</Row>
				);
			})}
			{tracks &&
				tiers.map(({ slug, name, price, detail, summary }) => (
					<Row
						key={slug}
						link={{ label: name, href: waitlistPath(slug) }}
						text={<span className="max-sm:hidden">{summary}</span>}
					>
						<b>
							<EnrollmentWords data={data} enrollment={{ state: "waitlist" }} />
						</b>
						{` · ${priceText(price)} once · ${detail}`}
					</Row>
				))}
		</ul>
	);
}

interface RowProps {
	link: Link;
	text: ReactNode;
	/** The state and the price. */
	children: ReactNode;
}

function Row({ link, text, children }: RowProps) {
	return (
		<li className="py-2.5">
			<h3 className="text-h4">
				<RowLink link={link} />
			</h3>
			<p className="max-w-text text-soft">{text}</p>
			<p className="text-small">{children}</p>
		</li>
	);
}
