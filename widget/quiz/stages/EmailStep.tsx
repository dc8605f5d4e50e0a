import type { FormEvent, MouseEvent } from "react";
import { meantAddress, readAddress } from "../../../shared/address.ts";
import { languagePath } from "../../../shared/language.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { Button } from "../../common/Button.tsx";
import type { ViewProps } from "../controller.ts";
import { canSubmit } from "../state/update.ts";
import { Options } from "./Options.tsx";
import { ProgressCloth } from "./ProgressCloth.tsx";
import { StageHeading } from "./parts.tsx";

/** The name of the business, a build-time constant: see widget/build-config.ts. */
declare const __BUSINESS_NAME__: string;

/** Asks for an email address and consent. The results follow even if sending fails. */
export function EmailStep({ quiz }: ViewProps) {
	return (
		<>
			<EmailForm quiz={quiz} />
			<Answers quiz={quiz} />
		</>
	);
}

function EmailForm({ quiz }: ViewProps) {
	const { email, sending } = quiz.state;
	const { email: text } = quiz.words;
	// Shows validation errors only after a click on the submit button: on blur, an error would move that button away.
	const mistaken = !email.address && email.attempted;
	const disagreed = !email.consent && email.attempted;
	// Reads the form's data on submission, because autofill may fire no `input` event.
	const read = (form: HTMLFormElement) => {
		const data = new FormData(form);
		const change = readAddress(`${data.get("email")}`);
		quiz.dispatch({ type: "email-edited", change: { ...change, consent: data.has("consent") } });
	};
	const meant = email.asked === email.address && meantAddress(email.address);
	const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => read(currentTarget);
	// Handles `click` instead of `submit`, which doesn't fire in a sandboxed frame without `allow-forms`.
	const send = (event: MouseEvent<HTMLButtonElement>) => {
		event.preventDefault();
		const { form } = event.currentTarget;
		if (form) read(form);
		const { address, asked, consent } = quiz.state.email;
		const isAsked = asked === address || !meantAddress(address);
		if (sending || (canSubmit(quiz.state) && isAsked)) return quiz.submitEmail();
		const faulty = address && !consent ? "consent" : "email";
		const field = form?.querySelector<HTMLElement>(`[name=${faulty}]`);
		quiz.dispatch({ type: "email-incomplete", silent: !field?.matches(":focus") });
		field?.focus();
	};
	return (
		<div className="email">
			<div className="band">
				<ProgressCloth index={-1} answers={quiz.state.answers} />
				<p>{text.sewn}</p>
			</div>
			<StageHeading quiz={quiz}>{text.title}</StageHeading>
			<p className="lead">{text.lead}</p>
			{/* The heading is outside, because a screen reader would first say what it says of the form. */}
			<form aria-busy={sending} onInput={follow} onChange={follow}>
				<label className="field">
					{text.label}
					<Required text={text.required} />
					<input
						part="input"
						type="email"
						name="email"
						autoComplete="email"
						aria-required="true"
						defaultValue={email.address}
						readOnly={sending}
						aria-invalid={mistaken}
						aria-describedby="email-fault"
					/>
				</label>
				<p id="email-fault" className="fault">
					{mistaken && text[email.fault]}
					{meant && fill(text.meant, { address: meant })}
				</p>
				<p className="quiet">
					{fill(text.sender, { business: __BUSINESS_NAME__ })}{" "}
					<a
						href={`${quiz.settings.siteUrl}${languagePath(quiz.words.language)}/privacy`}
						target="_blank"
						rel="noopener"
					>
						{text.privacy}
						<span className="unseen"> {quiz.words.results.newTab}</span>
					</a>
				</p>
				<label className="consent">
					<input
						type="checkbox"
						name="consent"
						aria-required="true"
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
		</div>
	);
}

/** Hidden from screen readers, which announce `aria-required`. Browsers expose empty fields with `required` as invalid. */
function Required({ text }: { text: string }) {
	return <span aria-hidden="true"> ({text})</span>;
}

/** The collapsed list of the fifteen answers, which can be changed in place. */
function Answers({ quiz: { words, state, dispatch } }: ViewProps) {
	const { answers: text, questions } = words;
	return (
		<details className="answers">
			<summary>{text.title}</summary>
			<p>{text.text}</p>
			{/* In Chromium, radio buttons of a shadow root that are in no form stay in memory after their removal. */}
			<form onSubmit={(event) => event.preventDefault()}>
				<ol role="list">
					{questions.map((question, index) => {
						const { id, prompt, options } = question;
						const chosen = state.answers[id];
						return (
							<li key={id}>
								<details>
									<summary>
										{prompt} <b>{options[chosen ?? -1]?.label}</b>
									</summary>
									<Options
										question={question}
										label={words.quiz.options}
										chosen={chosen}
										onChoose={(option) => dispatch({ type: "choose", option, index })}
									/>
								</details>
							</li>
						);
					})}
				</ol>
			</form>
		</details>
	);
}
