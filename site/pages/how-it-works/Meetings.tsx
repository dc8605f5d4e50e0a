import { questions, roleOf, roles } from "../../../shared/quiz/catalogue.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { rolePath } from "../../../shared/quiz/role-path.ts";
import { Prose } from "../../components/Prose.tsx";
import { MeetingsWheel } from "./MeetingsWheel.tsx";
import type { HowItWorksPage } from "./schema.ts";

/** Which roles meet in which questions: a drawing of the wheel, and the four roles of each question. */
export function Meetings({ copy }: { copy: HowItWorksPage["meetings"] }) {
	return (
		<section className="section deep">
			<div className="meetings wrap">
				<div>
					<h2>{copy.title}</h2>
					<Prose text={copy.paragraphs} />
					<ol className="legend">
						{roles.map(({ role, name }) => (
							<li key={role} data-role={role}>
								<a href={rolePath(role)}>{name}</a>
							</li>
						))}
					</ol>
				</div>
				<figure>
					<MeetingsWheel />
					<figcaption>{copy.caption}</figcaption>
				</figure>
				<div className="sheet">
					<h3>{copy.tableTitle}</h3>
					<ol>
						{questions.map(({ id, options }, index) => (
							<li key={id}>
								<b>{fill(copy.question, { number: index + 1 })}</b>
								<ul>
									{options.map(({ role }) => (
										<li key={role} data-role={role}>
											{roleOf(role).name}
										</li>
									))}
								</ul>
							</li>
						))}
					</ol>
				</div>
			</div>
		</section>
	);
}
