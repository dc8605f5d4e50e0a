import { polar, SEGMENT } from "../../../shared/quilt/wheel.ts";
import { questions, roleOf, roles } from "../../../shared/quiz/catalogue.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { ROLE_KEYS, type RoleKey } from "../../../shared/quiz/keys.ts";
import { rolePath } from "../../../shared/quiz/role-path.ts";
import { Disclosure } from "../../components/Faq.tsx";
import { Section } from "../../components/Section.tsx";
import { Prose } from "../../components/Text.tsx";
import type { HowItWorksPage } from "./schema.ts";

/** Shows which roles share which questions, in a drawing of the wheel and a list of each question's four roles. */
export function Meetings({ copy }: { copy: HowItWorksPage["meetings"] }) {
	return (
		<Section className="grid gap-x-fluid-6 gap-y-12 lg:grid-cols-[5fr_7fr]">
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

const RADIUS = 44;
const KNOT = 6;
/** Half the distance between two parallel lines. */
const APART = 0.6;

function meetingsOf(one: RoleKey, other: RoleKey): number {
	return questions.filter(({ options }) =>
		[one, other].every((role) => options.some((option) => option.role === role)),
	).length;
}

/** Returns path data for parallel lines between two roles on the wheel, one line for each shared question. */
function threads(one: number, other: number, count: number): string {
	const [x1, y1] = polar(RADIUS, one * SEGMENT);
	const [x2, y2] = polar(RADIUS, other * SEGMENT);
	const length = Math.hypot(x2 - x1, y2 - y1);
	const [dx, dy] = [(y1 - y2) / length, (x2 - x1) / length];
	return Array.from({ length: count }, (_, index) => {
		const shift = (2 * index - (count - 1)) * APART;
		const at = (x: number, y: number) => `${round(x + dx * shift)} ${round(y + dy * shift)}`;
		return `M${at(x1, y1)}L${at(x2, y2)}`;
	}).join("");
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}

/**
 * A dot for each role, and a line between two roles for each question that offers both. It is decorative: the list
 * below has the same content.
 */
function MeetingsWheel() {
	/** The path data of the lines from each role to the roles after it, so that no line is drawn twice. */
	const [first, ...others] = ROLE_KEYS.map((one, from) =>
		ROLE_KEYS.map((other, to) => (to > from ? threads(from, to, meetingsOf(one, other)) : "")).join(
			"",
		),
	);
	return (
		<svg
			viewBox="-51 -51 102 102"
			className="mx-auto w-full max-w-136 fill-none"
			aria-hidden="true"
		>
			<path className="stroke-control" strokeWidth="0.28" d={others.join("")} />
			<path className="stroke-role" strokeWidth="0.55" data-role={ROLE_KEYS[0]} d={first} />
			{ROLE_KEYS.map((role, index) => {
				const [x, y] = polar(RADIUS, index * SEGMENT);
				return (
					<g key={role} data-role={role}>
						<circle className="fill-role stroke-deep" strokeWidth="1.5" cx={x} cy={y} r={KNOT} />
						<text
							className="fill-paper font-bold"
							fontSize="6"
							textAnchor="middle"
							x={x}
							y={y + 2.1}
						>
							{index + 1}
						</text>
					</g>
				);
			})}
		</svg>
	);
}
