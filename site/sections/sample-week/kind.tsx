import { buttonClass } from "../../components/Button.tsx";
import { Disclosure } from "../../components/Faq.tsx";
import { DyedStrips } from "../../components/Strips.tsx";
import { defineKind } from "../section-kind.ts";
import { PARTS, schema } from "./schema.ts";

/** The five days of the curriculum as strips, whose parts open, and a link to the PDF of the same week. */
export default defineKind({
	schema,
	full: () => true,
	Content: ({ section: { days, parts } }) => (
		<DyedStrips
			items={days.map(({ day, title, principle, ...activities }) => ({
				when: day,
				title,
				text: (
					<Disclosure title={<b>{principle}</b>}>
						<dl className="pb-3">
							{PARTS.map((part) => (
								<div key={part} className="pb-3">
									<dt className="font-bold">{parts[part]}</dt>
									<dd>{activities[part]}</dd>
								</div>
							))}
						</dl>
					</Disclosure>
				),
			}))}
		/>
	),
	Beside: ({ section: { note, download, downloadNote } }) => (
		<>
			<p className="max-w-text">{note}</p>
			<p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-small">
				<a
					className={buttonClass()}
					href="/downloads/erins-place-sample-curriculum.pdf"
					download
					aria-describedby="curriculum-file"
				>
					{download}
				</a>
				<span id="curriculum-file">{downloadNote}</span>
			</p>
		</>
	),
});
