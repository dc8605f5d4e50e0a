import type { ScholarshipsPage } from "./schema.ts";

interface FundProps {
	copy: ScholarshipsPage["fund"];
	percent: number;
}

/** The way of the money, in steps, beside the share that starts it. */
export function Fund({ copy: { title, share, steps }, percent }: FundProps) {
	return (
		<section className="section wrap fund">
			<div>
				<h2>{title}</h2>
				<p className="fund-share">
					<b className="display">{percent}%</b> {share}
				</p>
			</div>
			<ol>
				{steps.map(({ title: step, text }) => (
					<li key={step}>
						<h3>{step}</h3>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
