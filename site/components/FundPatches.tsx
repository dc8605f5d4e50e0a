import { Patches } from "./Patches.tsx";

interface FundPatchesProps {
	percent: number;
	/** Reads on from the percentage. */
	text: string;
}

/** The share of every enrollment that goes to the ecosystem fund: of ten patches as many as it fills are dyed. */
export function FundPatches({ percent, text }: FundPatchesProps) {
	return (
		<div>
			<Patches count={10} dyed={Math.round(percent / 10)} className="grid-cols-5" />
			<p className="mt-3">
				<b>{percent}%</b> {text}
			</p>
		</div>
	);
}
