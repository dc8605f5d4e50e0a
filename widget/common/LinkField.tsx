import { select } from "./focus.ts";

/** A link in a text field, selected to be copied by hand: shown if the clipboard is unavailable. */
export function LinkField({ label, link }: { label: string; link: string }) {
	return (
		<label className="field">
			{label}
			<input part="input" ref={select} type="url" readOnly value={link} />
		</label>
	);
}
