import { composeResultsEmail } from "../../shared/quiz/email.ts";

/** How long the simulated sending takes: docs/product.md 4.6. */
const SIMULATED_MS = 1_500;

/** Composes the mail, logs it and waits, in place of sending. */
export async function simulateSending(
	mail: Omit<Parameters<typeof composeResultsEmail>[0], "year">,
): Promise<void> {
	const { subject, text, html } = composeResultsEmail({ ...mail, year: new Date().getFullYear() });
	console.info(subject);
	console.info(text);
	console.info(html);
	await new Promise((resolve) => setTimeout(resolve, SIMULATED_MS));
}
