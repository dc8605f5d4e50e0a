import type { ReactNode } from "react";
import { en } from "../../shared/quiz/en.ts";
import type { Enrollment } from "../../shared/quiz/enrollment.ts";
import { enrollmentAt } from "../../shared/quiz/enrollment-state.ts";
import { fill } from "../../shared/quiz/fill.ts";
import type { SiteData } from "../data.ts";
import type { AcademyProgram } from "../domain/academy-programs.ts";
import { closedFrom, dateName, openFrom } from "../domain/dates.ts";
import { offerOf } from "../domain/enrollment.ts";
import type { DatedText } from "../schemas/dates.ts";

interface DatedData {
	buildDate: SiteData["buildDate"];
	assets: { scripts: Pick<SiteData["assets"]["scripts"], "dates"> };
}

interface BeforeAndAfterProps {
	data: DatedData;
	moment: Date;
	before: ReactNode;
	after: ReactNode;
	as?: "span" | "div";
}

/**
 * Renders `before` and a hidden `after`, which site/scripts/dates.ts swaps at the given moment; if that moment is past
 * at build time, renders only `after`.
 */
function BeforeAndAfter({
	data: { assets, buildDate },
	moment,
	before,
	after,
	as: Element = "span",
}: BeforeAndAfterProps) {
	if (moment <= new Date(buildDate)) return after;
	const at = moment.toISOString();
	return (
		<>
			<script type="module" async src={assets.scripts.dates} />
			<Element data-until={at}>{before}</Element>
			{after && (
				<Element data-from={at} hidden>
					{after}
				</Element>
			)}
		</>
	);
}

interface EnrollmentWordsProps {
	data: DatedData;
	enrollment: Enrollment;
	from?: Date;
}

/** Renders `Open now`, `Starts January 23, 2027` (until the end of that day) or `By waitlist`. */
export function EnrollmentWords({
	data,
	enrollment,
	from = new Date(data.buildDate),
}: EnrollmentWordsProps) {
	const { words, until } = enrollmentAt(en, enrollment, from);
	if (!until) return words;
	const after = <EnrollmentWords data={data} enrollment={enrollment} from={until} />;
	return <BeforeAndAfter data={data} moment={until} before={words} after={after} />;
}

interface ProgramOfferProps {
	data: DatedData & Pick<SiteData, "plans">;
	program: Pick<AcademyProgram, "enrollment">;
	note?: string | undefined;
}

/** Renders the enrollment state and the price: `Open now · $197 a year with Seed`. */
export function ProgramOffer({ data, program, note }: ProgramOfferProps) {
	const offer = offerOf(program, data.plans);
	return (
		<>
			<b>
				<EnrollmentWords data={data} enrollment={program.enrollment} />
			</b>
			{offer && ` · ${offer}`}
			{note && `. ${note}`}
		</>
	);
}

export function DatedLine({ data, text }: { data: DatedData; text: DatedText }) {
	const { opens, before, after } = text;
	const words = fill(before, { date: dateName(opens) });
	return <BeforeAndAfter data={data} moment={openFrom(opens)} before={words} after={after} />;
}

interface OfferProps {
	data: DatedData;
	day: string | undefined;
	children: ReactNode;
}

export function Offer({ data, day, children }: OfferProps) {
	if (!day) return children;
	return (
		<BeforeAndAfter data={data} moment={closedFrom(day)} as="div" before={children} after={null} />
	);
}

/** Renders `Available until December 31, 2025`, and `Closed December 31, 2025` after that day. */
export function LastDay({ data, day }: { data: DatedData; day: string }) {
	const date = dateName(day);
	return (
		<BeforeAndAfter
			data={data}
			moment={closedFrom(day)}
			before={`Available until ${date}`}
			after={`Closed ${date}`}
		/>
	);
}
