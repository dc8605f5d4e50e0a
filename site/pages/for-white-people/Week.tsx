import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import type { ForWhitePeoplePage } from "./schema.ts";

/** Seven days of practice on a band of cloth; the eighth patch is a quilt block. */
export function Week({ copy: { title, lead, days } }: { copy: ForWhitePeoplePage["week"] }) {
	return (
		<section className="section tone-forest">
			<div className="wrap week">
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
				<div className="days">
					<ol>
						{days.map(({ day, title, text }) => (
							<li key={day}>
								<p className="day">{day}</p>
								<h3>{title}</h3>
								<p>{text}</p>
							</li>
						))}
					</ol>
					<QuiltBlock slug="week" pattern="friendshipStar" />
				</div>
			</div>
		</section>
	);
}
