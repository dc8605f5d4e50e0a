import type { z } from "zod";
import type { Site } from "../../shared/content/site-schema.ts";
import { hex } from "../../shared/design/hex.ts";
import { clothColors, interfaceColors } from "../../shared/design/tokens.ts";
import type { schema as principlesSchema } from "../../site/sections/principles/schema.ts";
import { PARTS, type schema as weekSchema } from "../../site/sections/sample-week/schema.ts";

interface CurriculumProps {
	copy: {
		head: { title: string; lead: string };
		principles: z.infer<typeof principlesSchema>;
		week: z.infer<typeof weekSchema>;
	};
	site: Site;
	/** `@font-face` rules for "Display" and "Text". */
	fontFaces: string;
}

const DYES = ["plum", "indigo", "forest", "madder"] as const;
const { ink, "ink-soft": soft, line } = interfaceColors.light;
const { plum, cream } = clothColors.light;

const STYLE = `
@page { size: letter; margin: 0 }
* { margin: 0; box-sizing: border-box }
body { font: 10.5pt/1.45 Text; color: ${hex(ink)} }
.page { position: relative; height: 11in; padding: 0 0.75in 0.7in; break-after: page }
.page:last-child { break-after: auto }
h1, h2, h3, .initial { font-family: Display; font-weight: 560; line-height: 1.15 }
h1 { font-size: 34pt }
h2 { font-size: 22pt }
h3 { font-size: 17pt; margin-bottom: 2pt }
header p { font-size: 9.5pt }
header { display: grid; align-items: center; height: 168pt; margin: 0 -0.75in 26pt; padding: 0 0.75in; background: ${hex(plum)}; color: ${hex(cream)} }
h1 + p { margin-top: 8pt }
.label, .title, dt { font-weight: 650 }
.lead, li { color: ${hex(soft)} }
.principle, .day, .note { margin-top: 15pt; padding-top: 13pt; border-top: 0.75pt solid ${hex(line)} }
.principle { display: grid; grid-template-columns: 76pt 1fr }
.initial { font-size: 62pt; line-height: 0.8; padding-top: 6pt }
ul { margin-top: 4pt; padding-left: 10.5pt; list-style: "–  " }
.week { padding-top: 42pt }
.week h2 + p { margin-top: 4pt }
.day { display: grid; grid-template-columns: 120pt 1fr; margin-top: 8pt; padding-top: 8pt }
.day h3 + p { font-size: 9pt; color: ${hex(soft)} }
.title { font-size: 11pt }
dl div { display: grid; grid-template-columns: 62pt 1fr; margin-top: 3pt; font-size: 9.5pt; line-height: 1.38 }
dd { margin: 0 }
.note { margin-top: 8pt; padding-top: 9pt; font-size: 10pt }
footer { position: absolute; inset: auto 0.75in 32pt; display: flex; justify-content: space-between; font-size: 9pt; color: ${hex(soft)} }
`;

/** The sample curriculum of the microschool: two pages of US Letter. */
export function Curriculum({ copy, site, fontFaces }: CurriculumProps) {
	const { head, principles, week } = copy;
	const footer = (page: number) => (
		<footer aria-hidden="true">
			<span>
				{head.title}, {site.name} &nbsp; {site.contactEmail}
			</span>
			<span>{page} of 2</span>
		</footer>
	);
	return (
		<html lang={site.locale}>
			<head>
				<meta charSet="utf-8" />
				<title>{`${head.title}: ${week.documentTitle}`}</title>
				<style>{fontFaces + STYLE}</style>
			</head>
			<body>
				<section className="page" aria-label={principles.title}>
					<header>
						<div>
							<p className="label">{head.title}</p>
							<h1>{week.documentTitle}</h1>
							<p>{head.lead}</p>
						</div>
					</header>
					<h2>{principles.title}</h2>
					<p className="lead">{principles.lead}</p>
					{principles.items.map(({ name, meaning, practices }, index) => {
						const color = hex(clothColors.light[DYES[index % DYES.length] ?? "plum"]);
						return (
							<div className="principle" key={name}>
								<p className="initial" aria-hidden="true" style={{ color }}>
									{name.slice(0, 1)}
								</p>
								<div>
									<h3 style={{ color }}>{name}</h3>
									<p>{meaning}</p>
									<ul>
										{practices.map((practice) => (
											<li key={practice}>{practice}</li>
										))}
									</ul>
								</div>
							</div>
						);
					})}
					{footer(1)}
				</section>
				<section className="page week" aria-label={week.title}>
					<h2>{week.title}</h2>
					<p>{week.thread}</p>
					{week.days.map((day) => (
						<div className="day" key={day.day}>
							<div>
								<h3>{day.day}</h3>
								<p>{day.principle}</p>
							</div>
							<div>
								<p className="title">{day.title}</p>
								<dl>
									{PARTS.map((part) => (
										<div key={part}>
											<dt>{week.parts[part]}</dt>
											<dd>{day[part]}</dd>
										</div>
									))}
								</dl>
							</div>
						</div>
					))}
					<p className="note">{week.note}</p>
					{footer(2)}
				</section>
			</body>
		</html>
	);
}
