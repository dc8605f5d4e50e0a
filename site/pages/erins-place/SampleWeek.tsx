import type { ErinsPlacePage } from "./schema.ts";

const PARTS = ["morning", "midday", "afternoon"] as const;

/** Five days of the curriculum as disclosures, and a link to the same as a PDF. */
export function SampleWeek({ copy: week }: { copy: ErinsPlacePage["week"] }) {
	return (
		<section className="section sample-week" id="sample-week">
			<div className="split wrap">
				<div>
					<h2>{week.title}</h2>
					<p className="lead">{week.lead}</p>
					<p className="download">
						<a
							className="button solid"
							href="/downloads/erins-place-sample-curriculum.pdf"
							download
							aria-describedby="curriculum-file"
						>
							{week.download}
						</a>
						<span id="curriculum-file">{week.downloadNote}</span>
					</p>
				</div>
				<div>
					<div className="faq days">
						{week.days.map((day, index) => (
							<details key={day.day} open={index === 0}>
								<summary>
									<h3>
										<span>{day.day}</span> {day.title}
									</h3>
								</summary>
								<p className="label">{day.principle}</p>
								<dl>
									{PARTS.map((part) => (
										<div key={part}>
											<dt>{week.parts[part]}</dt>
											<dd>{day[part]}</dd>
										</div>
									))}
								</dl>
							</details>
						))}
					</div>
					<p className="small-print">{week.note}</p>
				</div>
			</div>
		</section>
	);
}
