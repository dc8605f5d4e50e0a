import { questions, roleOf, roles } from "../../../shared/quiz/catalogue.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { rolePath } from "../../../shared/quiz/role-path.ts";
import { Disclosure } from "../../components/Faq.tsx";
import { Section } from "../../components/Section.tsx";
import { Prose } from "../../components/Text.tsx";
import { MeetingsWheel } from "./MeetingsWheel.tsx";
import type { HowItWorksPage } from "./schema.ts";

/** Which roles share which questions: a drawing of the wheel, and a list of each question's four roles. */
export function Meetings({ copy }: { copy: HowItWorksPage["meetings"] }) {
	return (
		<Section tone="deep" className="grid gap-x-fluid-6 gap-y-12 lg:grid-cols-[5fr_7fr]">
			<div>
				<h2>{copy.title}</h2>
				<Prose text={copy.paragraphs} className="mt-5 max-w-lead" />
				<Legend />
			</div>
			<figure>
				<MeetingsWheel />
				<figcaption className="mt-4 text-small text-soft">{copy.caption}</figcaption>
			</figure>
			<div className="border-y lg:col-span-full">
				<Disclosure title={<h3>{copy.tableTitle}</h3>}>
					<ol className="mt-2 mb-6 grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-3 lg:grid-cols-5">
						{questions.map(({ id, options }, index) => (
							<li key={id} className="border-t pt-3">
								<b>{fill(copy.question, { number: index + 1 })}</b>
								<ul className="mt-1.5 text-small">
									{options.map(({ role }) => (
										<li key={role} className="border-s-8 border-s-role ps-3" data-role={role}>
											{roleOf(role).name}
										</li>
									))}
								</ul>
							</li>
						))}
					</ol>
				</Disclosure>
			</div>
		</Section>
	);
}

function Legend() {
	return (
		<ol className="mt-7 columns-2">
			{roles.map(({ role, name }, index) => (
				<li
					key={role}
					className="flex break-inside-avoid items-center leading-tight"
					data-role={role}
				>
					<span aria-hidden="true" className="w-7 flex-none font-bold text-role">
						{index + 1}
					</span>
					<a className="inline-flex min-h-11 items-center text-role-deep" href={rolePath(role)}>
						{name}
					</a>
				</li>
			))}
		</ol>
	);
}
