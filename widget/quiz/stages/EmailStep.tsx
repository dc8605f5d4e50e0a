import type { FormEvent, MouseEvent } from "react";
import { addressIn, isBeyondAscii } from "../../../shared/address.ts";
import { rolesOf } from "../../../shared/quiz/score.ts";
import { Button } from "../../common/Button.tsx";
import type { ViewProps } from "../controller.ts";
import { Quilt } from "../Quilt.tsx";
import { StageHeading } from "../StageHeading.tsx";
import { canSubmit } from "../state/update.ts";

/** Asks for an address and consent; the results follow whether sending succeeds or fails (docs/product.md 1.6). */
export function EmailStep({ quiz }: ViewProps) {
	const { email, sending } = quiz.state;
	const { email: text } = quiz.words;
	// Pointed out only after a press: a message that comes as the field is left would move what the press is meant for.
	const mistaken = !email.address && email.pressed;
	const disagreed = !email.consent && email.pressed;
	// What stands in the form counts: programs that fill it in may fire no event.
	const read = (form: HTMLFormElement) => {
		const data = new FormData(form);
		const typed = `${data.get("email")}`;
		const fault = isBeyondAscii(typed) ? "ascii" : "invalid";
		const change = { address: addressIn(typed), fault, consent: data.has("consent") } as const;
		quiz.dispatch({ type: "email-edited", change });
	};
	const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => read(currentTarget);
	// Sent from the click, not from `submit`, which never fires in a frame without allow-forms.
	const send = (event: MouseEvent<HTMLButtonElement>) => {
		event.preventDefault();
		const { form } = event.currentTarget;
		if (form) read(form);
		if (canSubmit(quiz.state) || sending) return quiz.submitEmail();
		const faulty = quiz.state.email.address ? "consent" : "email";
		const field = form?.querySelector<HTMLElement>(`[name=${faulty}]`);
		quiz.dispatch({ type: "email-incomplete", silent: !field?.matches(":focus") });
		field?.focus();
	};
	return (
		<form className="email" aria-busy={sending} onInput={follow} onChange={follow}>
			<div>
				<Quilt roles={rolesOf(quiz.state.answers)} columns={5} look="undyed" />
				<p>{text.sewn}</p>
			</div>
			<StageHeading quiz={quiz}>{text.title}</StageHeading>
			<p className="lead">{text.lead}</p>
			<label className="field">
				{text.label}
				<Required text={text.required} />
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
				/>
			</label>
			<p id="email-fault" className="fault">
				{mistaken && text[email.fault]}
			</p>
			<label className="consent">
				<input
					type="checkbox"
					name="consent"
					required
					defaultChecked={email.consent}
					aria-disabled={sending}
					aria-invalid={disagreed}
					aria-describedby="consent-fault"
					onClick={(event) => sending && event.preventDefault()}
				/>
				<span>
					{text.consent}
					<Required text={text.required} />
				</span>
			</label>
			<p id="consent-fault" className="fault">
				{disagreed && text.disagreed}
			</p>
			<Button type="submit" aria-disabled={!canSubmit(quiz.state)} onClick={send}>
				{sending ? text.sending : text.submit}
			</Button>
		</form>
	);
}

/** Screen readers say it of the control itself. */
function Required({ text }: { text: string }) {
	return <span aria-hidden="true"> ({text})</span>;
}
