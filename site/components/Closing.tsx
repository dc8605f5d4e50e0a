import type { Link } from "../../shared/content/fields.ts";
import { Actions, type Tone } from "./PageHead.tsx";

interface ClosingProps {
	tone?: Tone;
	title: string;
	text?: string | undefined;
	actions: readonly Link[];
}

/** The last band of a page: one sentence, and the ways on. */
export function Closing({ tone = "forest", title, text, actions }: ClosingProps) {
	return (
		<section className={`closing tone-${tone}`}>
			<div className="wrap">
				<div>
					<h2>{title}</h2>
					{text && <p>{text}</p>}
				</div>
				<Actions links={actions} />
			</div>
		</section>
	);
}
