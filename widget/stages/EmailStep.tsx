import type { MouseEvent } from "react";
import { email as text } from "../../shared/quiz/messages.ts";
import { Button } from "../Button.tsx";
import type { ViewProps } from "../controller.ts";
import { StageHeading } from "../StageHeading.tsx";
import type { EmailForm } from "../state/state.ts";
import { canSubmit } from "../state/update.ts";

/** Asks for an address and consent; the results follow whether sending succeeds or fails (docs/product.md 1.6). */
export function EmailStep({ quiz }: ViewProps) {
	const { email, sending } = quiz.state;
	const mistaken = email.left && email.address !== "" && !email.valid;
	const edit = (change: Partial<EmailForm>) => quiz.dispatch({ type: "email-edited", change });
	// Sent from the click, not from `submit`, which never fires in a frame without allow-forms.
	const send = (event: MouseEvent) => {
		event.preventDefault();
		quiz.submitEmail();
	};
	return (
		<form className="email" aria-busy={sending}>
			<StageHeading quiz={quiz}>{text.title}</StageHeading>
			<p className="lead">{text.lead}</p>
			<label className="field">
				{text.label}
				<input
					part="input"
					type="email"
					name="email"
					autoComplete="email"
					required
					defaultValue={email.address}
					readOnly={sending}
					aria-invalid={mistaken}
					aria-describedby="email-fault"
					onInput={({ currentTarget: { value, validity } }) =>
						edit({ address: value, valid: validity.valid })
					}
					onBlur={() => edit({ left: true })}
				/>
			</label>
			<p id="email-fault" className="fault" data-room={text.invalid}>
				{mistaken && text.invalid}
			</p>
			<label className="consent">
				<input
					type="checkbox"
					name="consent"
					required
					checked={email.consent}
					disabled={sending}
					onChange={({ currentTarget }) => edit({ consent: currentTarget.checked })}
				/>
				<span>{text.consent}</span>
			</label>
			<Button type="submit" disabled={!canSubmit(quiz.state)} onClick={send}>
				{sending ? text.sending : text.submit}
			</Button>
		</form>
	);
}
