/*
 * Loads Google Analytics after consent. Before consent, no Google script loads, `window.gtag` is undefined, and events
 * are dropped. Pages ask for consent in a dialog; the privacy page shows consent as a setting.
 */

const KEY = "analytics";
const answers = ["allowed", "refused"] as const;
type Answer = (typeof answers)[number];

const script = document.querySelector<HTMLTemplateElement>("template[data-measurement-id]");
const id = script?.dataset.measurementId ?? "";
const dialog = document.querySelector<HTMLElement>("[data-analytics-choice]");
const setting = document.querySelector<HTMLElement>("[data-analytics-setting]");

const commands: unknown[] = [];

function gtag(..._command: unknown[]): void {
	// biome-ignore lint/complexity/noArguments: Google's script accepts only `arguments` objects as commands.
	commands.push(arguments);
}

/** Whether the browser signals Global Privacy Control. */
const hasSaidNo = "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;

function stored(): Answer | undefined {
	if (hasSaidNo) return "refused";
	try {
		const value = localStorage.getItem(KEY);
		return answers.find((answer) => answer === value);
	} catch {
		return;
	}
}

function store(answer: Answer): void {
	try {
		localStorage.setItem(KEY, answer);
	} catch {
		// If storage is blocked, the answer applies only to this page.
	}
}

function apply(answer: Answer | undefined): void {
	Object.assign(window, {
		gtag: answer === "allowed" ? gtag : undefined,
		[`ga-disable-${id}`]: answer !== "allowed",
	});
	if (answer === "allowed") load();
	if (answer === "refused") forget();
	if (dialog) dialog.hidden = answer !== undefined || setting !== null;
	if (!setting) return;
	setting.hidden = false;
	const said = setting.querySelector("[data-said]");
	if (said) said.textContent = setting.dataset[hasSaidNo ? "control" : (answer ?? "open")] ?? "";
	for (const button of setting.querySelectorAll("button")) {
		button.ariaPressed = String(button.value === answer);
		button.hidden = hasSaidNo;
	}
}

function load(): void {
	if (!script?.content.firstChild) return;
	Object.assign(window, { dataLayer: commands });
	gtag("consent", "default", {
		ad_storage: "denied",
		ad_user_data: "denied",
		ad_personalization: "denied",
		analytics_storage: "granted",
	});
	gtag("js", new Date());
	// Cookies are limited to this host, because `forget` can delete only cookies of this host.
	gtag("config", id, { allow_google_signals: false, cookie_domain: location.hostname });
	document.head.append(script.content);
}

/** Deletes the cookies `_ga` and `_ga_*`, one for each property. */
function forget(): void {
	for (const cookie of document.cookie.split("; ")) {
		const [name = ""] = cookie.split("=");
		if (!name.startsWith("_ga")) continue;
		// biome-ignore lint/suspicious/noDocumentCookie: few browsers have the Cookie Store API.
		document.cookie = `${name}=; Max-Age=0; Path=/; Domain=${location.hostname}`;
	}
}

for (const place of [dialog, setting]) {
	place?.addEventListener("click", ({ target }) => {
		const button = target instanceof Element && target.closest("button");
		const answer = button && answers.find((known) => known === button.value);
		if (!answer) return;
		store(answer);
		apply(answer);
		// The clicked button is hidden now, so the focus moves to the page.
		if (place === dialog) document.querySelector<HTMLElement>("main")?.focus();
	});
}

dialog?.addEventListener("keydown", ({ key }) => {
	if (key === "Escape") dialog.querySelector<HTMLElement>("[value=refused]")?.click();
});

// Applies the visitor's answer about consent when the answer changes in another tab.
addEventListener("storage", ({ key }) => {
	if (key === KEY) apply(stored());
});

apply(stored());
