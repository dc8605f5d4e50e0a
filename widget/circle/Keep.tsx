import { Button } from "../common/Button.tsx";
import { select } from "../common/focus.ts";
import type { CircleProps } from "./controller.ts";

/** The circle's link, its two printed sheets, and the button that empties it. */
export function Keep({ circle }: CircleProps) {
	const { showsLink, notices } = circle.state;
	const { keep: text } = circle.words;
	return (
		<section className="keep">
			<h3>{text.title}</h3>
			<p>{text.privacy}</p>
			<div className="buttons">
				<Button onClick={() => circle.copyLink()}>{text.copy}</Button>
				{(["poster", "sheet"] as const).map((sheet) => (
					<Button
						key={sheet}
						outlined
						onClick={({ currentTarget }) => circle.print(sheet, currentTarget)}
					>
						{text[sheet]}
					</Button>
				))}
				<Button outlined onClick={() => circle.dispatch({ type: "emptied" })}>
					{text.empty}
				</Button>
			</div>
			{showsLink && (
				<label className="field">
					{text.link}
					<input
						key={notices}
						part="input"
						ref={select}
						type="url"
						readOnly
						value={circle.link()}
					/>
				</label>
			)}
		</section>
	);
}

/** The outcome of the last action, and Undo, at the foot of the window. */
export function Outcome({ circle }: CircleProps) {
	const { notice, past } = circle.state;
	if (!notice && past.length === 0) return null;
	return (
		<div className="outcome">
			{/* The live region announces it. */}
			<p aria-hidden="true">{notice}</p>
			<Button
				outlined
				aria-disabled={past.length === 0}
				onClick={() => circle.dispatch({ type: "undone" })}
			>
				{circle.words.keep.undo}
			</Button>
		</div>
	);
}
