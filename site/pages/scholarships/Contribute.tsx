import { SiteForm } from "../../components/form/SiteForm.tsx";
import type { SiteData } from "../../data.ts";
import type { ScholarshipsPage } from "./schema.ts";

interface ContributeProps {
	data: SiteData;
	copy: ScholarshipsPage["contribute"];
}

/** Paying a seat forward, on dyed cloth. */
export function Contribute({ data, copy: { title, lead, quote } }: ContributeProps) {
	return (
		<section id="contribute" className="section tone-forest">
			<div className="wrap contribute">
				<div>
					<h2>{title}</h2>
					<p className="lead">{lead}</p>
					<SiteForm data={data} name="pay-it-forward" />
				</div>
				<p className="display pull-quote">{quote}</p>
			</div>
		</section>
	);
}
