import { Patches } from "./Patches.tsx";

interface FundPatchesProps {
	percent: number;
	text: string;
}

/** The fund's share of every enrollment, drawn as ten patches of which some are dyed. */
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
