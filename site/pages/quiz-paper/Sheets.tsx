import encodeQR from "qr";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { fill } from "../../../shared/quiz/fill.ts";
import { pillarIn } from "../../../shared/quiz/keys.ts";
import type { Words } from "../../../shared/quiz/translation.ts";
import { pathIn } from "../../eleventy/localization.ts";
import { LETTERS, ScoreSheet } from "./ScoreSheet.tsx";
import type { PaperQuizPage } from "./schema.ts";

interface SheetsProps {
	words: Words;
	copy: PaperQuizPage;
	/** The site's URL without a trailing slash. */
	siteUrl: string;
	/** The URL of the SVG file with the roles' blocks as outlines. */
	outlines: string;
}

/** The number of questions on the front of the first sheet. */
const FRONT = 8;

/** The number of characters that fit on each side at the normal font size, on US Letter, which is shorter than A4. */
const ROOM = [3500, 3250, 1950, 3800] as const;

/** Both sides of the two sheets; the screen shows a small picture of each. */
export function Sheets({ words, copy, siteUrl, outlines }: SheetsProps) {
	const { sides, questions: asked } = copy;
	const { questions } = words;
	const { label } = copy.head;
	return (
		<div className="paper-sheets">
			<Side name={sides[0]} label={label} room={ROOM[0]}>
				<h2>{asked.title}</h2>
				<p>{asked.text}</p>
				<Questions questions={questions} from={0} to={FRONT} />
				<p>{asked.turn}</p>
			</Side>
			<Side name={sides[1]} label={label} room={ROOM[1]}>
				<Questions questions={questions} from={FRONT} to={questions.length} />
				<p>{asked.end}</p>
			</Side>
			<Side name={sides[2]} label={label} room={ROOM[2]}>
				<ScoreSheet words={words} copy={copy.score} />
			</Side>
			<Side name={sides[3]} label={label} room={ROOM[3]}>
				<Portraits words={words} copy={copy.portraits} siteUrl={siteUrl} outlines={outlines} />
			</Side>
		</div>
	);
}

interface SideProps {
	/** The name of the side, such as `Sheet 1, front`. */
	name: string | undefined;
	/** The title that all sheets share. */
	label: string;
	/** The number of characters that fit on the side. */
	room: number;
	children: ReactNode;
}

/** One side of a sheet. Text longer than `room`, as in some translations, is printed smaller. */
function Side({ name, label, room, children }: SideProps) {
	const { length } = renderToStaticMarkup(children).replace(/<[^<>]+>/g, "");
	const percent = Math.floor(Math.sqrt(room / length) * 50) * 2;
	return (
		<section className="paper-side" aria-label={name} data-size={Math.min(percent, 100)}>
			<header>
				<p>{label}</p>
				<p>{name}</p>
			</header>
			{children}
		</section>
	);
}

/** The questions of one side, with a letter to circle before each answer. */
function Questions({
	questions,
	from,
	to,
}: Pick<Words, "questions"> & { from: number; to: number }) {
	return (
		<ol className="paper-questions" start={from + 1}>
			{questions.slice(from, to).map(({ id, prompt, options }, index) => (
				<li key={id}>
					<h3>
						<b>{from + index + 1}</b> {prompt}
					</h3>
					<ul>
						{options.map(({ label, role }, option) => (
							<li key={role}>
								<b>{LETTERS[option]}</b> <span>{label}</span>
							</li>
						))}
					</ul>
				</li>
			))}
		</ol>
	);
}

interface PortraitsProps extends Pick<SheetsProps, "words" | "siteUrl" | "outlines"> {
	copy: PaperQuizPage["portraits"];
}

/** A short portrait of each of the ten roles, and a link to more. */
function Portraits({ words, copy, siteUrl, outlines }: PortraitsProps) {
	const path = pathIn(words.language, "/quiz/roles");
	const address = siteUrl + path;
	return (
		<>
			<h2>{copy.title}</h2>
			<ul className="paper-portraits">
				{words.roles.map(({ role, name, gift, praxis, dismantles }) => (
					<li key={role}>
						<h3>
							<svg aria-hidden="true">
								<use href={`${outlines}#${role}`} />
							</svg>
							{name} <small>{copy.block[role]}</small>
						</h3>
						<p>{gift}</p>
						<p>
							<b>{copy.act}:</b> {praxis.self[0]}
						</p>
						<p>
							<b>{copy.loosens}:</b>{" "}
							{dismantles.map((key) => pillarIn(words, key).label).join(", ")}
						</p>
					</li>
				))}
			</ul>
			<div>
				<div>
					<p>{copy.note}</p>
					<h3>{copy.moreTitle}</h3>
					<p>
						{copy.more} <a href={path}>{address.replace(/^https?:\/\//, "")}</a>
					</p>
					<p>{copy.credit}</p>
				</div>
				<QrCode text={address} label={fill(copy.code, { address })} />
			</div>
		</>
	);
}

interface QrCodeProps {
	/** The text that the QR code encodes. */
	text: string;
	/** The accessible name of the image. */
	label: string;
}

/** The width, in modules, of the light margin that the standard requires around a QR code. */
const QUIET_ZONE = 4;

/** A QR code, dark on light in both themes. */
function QrCode({ text, label }: QrCodeProps) {
	const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET_ZONE });
	const path = rows
		.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
		.join("");
	return (
		<svg
			viewBox={`0 0 ${rows.length} ${rows.length}`}
			shapeRendering="crispEdges"
			role="img"
			aria-label={label}
		>
			<path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
			<path d={path} />
		</svg>
	);
}
