import type { Link } from "../../shared/content/fields.ts";
import type { Dye } from "../rules/tones.ts";
import { Actions } from "./Button.tsx";
import { Section } from "./Section.tsx";

interface ClosingProps {
	tone?: Dye;
	title: string;
	text?: string | undefined;
	actions: readonly Link[];
}

export function Closing({ tone = "forest", title, text, actions }: ClosingProps) {
	return (
		<Section tone={tone} space="band" className="flex flex-wrap items-center gap-x-16 gap-y-6">
			<div className="flex-[1_20rem]">
				<h2>{title}</h2>
				{text && <p className="mt-3 max-w-lead">{text}</p>}
			</div>
			<Actions links={actions} />
		</Section>
	);
}
