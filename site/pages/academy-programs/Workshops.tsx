import { ProgramItems } from "../../components/ProgramItems.tsx";
import type { GroupProps } from "./group.ts";

/** The workshops, on dyed cloth, each with its block. */
export function Workshops({ copy: { title, text }, programs }: GroupProps) {
	return (
		<section className="section tone-indigo">
			<div className="wrap workshops">
				<div className="opening">
					<h2>{title}</h2>
					<p className="lead">{text}</p>
				</div>
				<ul>
					<ProgramItems programs={programs} />
				</ul>
			</div>
		</section>
	);
}
