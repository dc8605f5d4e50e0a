import {
	DEFAULT_EMBED,
	EMBED_DISPLAYS,
	EMBED_RESETS,
	EMBED_THEMES,
	type EmbedOptions,
	embedProperties,
	isSlug,
	readEmbedOptions,
} from "../../shared/embed/options.ts";
import { type EmbedSource, SNIPPET_KINDS, SNIPPETS } from "../../shared/embed/snippets.ts";

/*
 * The snippet builder of /embed: applies the choices to the quiz on the page and to the snippets. Query parameters
 * may preset choices: /embed?partner=many-minds.
 */

const form = document.querySelector<HTMLFormElement>("[data-embed-options]");
const quiz = document.querySelector<HTMLElement>("liberation-quiz");
const box = document.querySelector<HTMLElement>("[data-embed-source]");
if (form && quiz && box) configure(form, quiz, box);

function configure(form: HTMLFormElement, quiz: HTMLElement, box: HTMLElement): void {
	const partner = control(form, "partner");
	const accent = control(form, "accent");
	const radius = control(form, "radius");
	const source: EmbedSource = JSON.parse(box.dataset.embedSource ?? "");
	const output = form.querySelector("output");
	const resets = EMBED_RESETS.flatMap((name) => {
		const button = form.querySelector<HTMLButtonElement>(`[data-embed-reset=${name}]`);
		return button ? [[name, button] as const] : [];
	});
	const asDrawn = output?.dataset.asDrawn ?? "";
	let options = readEmbedOptions(location.search);

	const checkedIn = <Value extends string>(name: string, values: readonly Value[]) =>
		values.find((value) => value === new FormData(form).get(name));

	function show(): void {
		say(partner, faultIn(partner));
		for (const [name, button] of resets) button.hidden = options[name] === DEFAULT_EMBED[name];
		if (output) output.value = options.radius === null ? asDrawn : `${options.radius} px`;
		applyOptions(quiz, options);
		for (const kind of SNIPPET_KINDS) {
			const code = document.querySelector(`[data-snippet=${kind}]`);
			if (code) code.textContent = SNIPPETS[kind](source, options);
		}
	}

	partner.value = options.partner;
	for (const choice of form.querySelectorAll<HTMLInputElement>("[type=radio]")) {
		choice.checked = [options.lang, options.theme, options.display].some(
			(chosen) => chosen === choice.value,
		);
	}
	if (options.accent) accent.value = options.accent;
	if (options.radius !== null) radius.valueAsNumber = options.radius;
	show();
	// A closed disclosure would hide the error.
	const folded = partner.ariaInvalid === "true" && form.closest("details");
	if (folded) folded.open = true;

	form.addEventListener("input", ({ target }) => {
		options = {
			lang: String(new FormData(form).get("lang") ?? options.lang),
			theme: checkedIn("theme", EMBED_THEMES) ?? options.theme,
			display: checkedIn("display", EMBED_DISPLAYS) ?? options.display,
			partner: isSlug(partner.value) ? partner.value : "",
			accent: target === accent ? accent.value : options.accent,
			radius: target === radius ? radius.valueAsNumber : options.radius,
		};
		show();
	});
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		announceAgain(partner);
	});
	for (const [name, button] of resets) {
		button.addEventListener("click", () => {
			options = { ...options, [name]: DEFAULT_EMBED[name] };
			const choice = control(form, name);
			choice.value = choice.defaultValue;
			show();
			// The clicked button is hidden now, so the focus moves to the choice.
			choice.focus();
		});
	}
	for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
		button.addEventListener("click", () => copyText(button, box));
	}
}

function applyOptions(quiz: HTMLElement, options: EmbedOptions): void {
	quiz.setAttribute("theme", options.theme);
	quiz.setAttribute("display", options.display);
	if (options.partner) quiz.setAttribute("partner", options.partner);
	else quiz.removeAttribute("partner");
	quiz.removeAttribute("style");
	for (const [name, value] of embedProperties(options)) quiz.style.setProperty(name, value);
}

function faultIn({ value, dataset }: HTMLInputElement): string | undefined {
	if (value && !isSlug(value)) return dataset.invalid;
	const isKnown = dataset.known?.split(" ").includes(value);
	return value && !isKnown ? dataset.unknown : "";
}

/** Shows or clears a control's error in a live region. */
function say(control: HTMLInputElement, fault: string | undefined): void {
	const place = errorElementOf(control);
	// An unchanged text isn't set again, because screen readers would repeat it.
	if (place && place.textContent !== (fault ?? "")) place.textContent = fault ?? "";
	control.ariaInvalid = fault ? "true" : null;
}

/** Announces an error again; screen readers announce only changes of the text. */
function announceAgain(control: HTMLInputElement): void {
	const place = errorElementOf(control);
	const words = place?.textContent;
	if (!words) return;
	place.textContent = "";
	setTimeout(() => {
		if (control.ariaInvalid === "true") say(control, words);
	}, 100);
}

function errorElementOf(control: HTMLInputElement): HTMLElement | null {
	return document.getElementById(`${control.id}-fault`);
}

function control(form: HTMLFormElement, name: string): HTMLInputElement {
	const element = form.elements.namedItem(name);
	if (!(element instanceof HTMLInputElement)) throw new Error(`The form has no ${name}`);
	return element;
}

/**
 * Copies a snippet; if the browser forbids copying, selects the snippet and says so.
 * @param box - the element with the messages
 */
async function copyText(button: HTMLButtonElement, box: HTMLElement): Promise<void> {
	const figure = button.closest("figure");
	const code = figure?.querySelector("code");
	const status = figure?.querySelector("[role=status]");
	if (!code || !status) return;
	// The status is emptied first, so that a second copy is announced too.
	status.textContent = "";
	const copied = await write(code.textContent ?? "");
	if (!copied) getSelection()?.selectAllChildren(code);
	status.textContent = (copied ? box.dataset.copied : box.dataset.copyFailed) ?? "";
}

async function write(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}
