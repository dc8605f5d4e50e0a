import { Button } from "../common/Button.tsx";
import type { ViewProps } from "./controller.ts";

/** How it stands with the results' email; while the browser keeps it, with a way to end that. */
export function DeliveryStatus({ quiz }: ViewProps) {
	const { delivery, notice, stage } = quiz.state;
	const { delivery: text } = quiz.words;
	// The live region at the quiz's beginning says the same.
	const isSaid = !notice && stage !== "email";
	if (!delivery) return null;
	return (
		<div className="delivery">
			<p aria-hidden={isSaid}>{text[delivery]}</p>
			{delivery === "waiting" && (
				<Button outlined onClick={() => quiz.forget()}>
					{text.sharedComputer}
				</Button>
			)}
		</div>
	);
}
