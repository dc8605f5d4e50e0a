import type { ReactNode } from "react";
import type { Link } from "../../../shared/content/fields.ts";
import { tiers } from "../../../shared/quiz/catalogue.ts";
import { EnrollmentWords, ProgramOffer } from "../../components/Dated.tsx";
import { academyProgram } from "../../domain/academy-programs.ts";
import { waitlistPath } from "../../domain/enrollment.ts";
import { priceText } from "../../domain/shop.ts";
import { defineKind } from "../section-kind.ts";
import { schema } from "./schema.ts";

/** Programs and tracks, with state and price; a track links to the waitlist form with it preselected. */
export default defineKind({
	schema,
	Content: ({ data, section: { items = [], tracks } }) => (
		<ul className="rows">
			{items.map(({ program: slug, name, text, note }) => {
				const program = academyProgram(data.programs, slug);
				const partner = program.partner && data.partners[program.partner]?.collaboration;
				return (
					<Row
						key={slug}
						link={{ label: name ?? program.title, href: `/academy/${slug}` }}
						text={text ?? program.summary}
					>
						<ProgramOffer data={data} program={program} note={note} />
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
	),
});

interface RowProps {
	link: Link;
	text: ReactNode;
	/** The state and the price. */
	children: ReactNode;
}

function Row({ link, text, children }: RowProps) {
	return (
		<li>
			<h3>
				<a href={link.href}>{link.label}</a>
			</h3>
			<p>{text}</p>
			<p className="text-small">{children}</p>
		</li>
	);
}
