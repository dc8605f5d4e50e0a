import { beforeEach, expect, it, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { roleOf } from "../../../shared/quiz/catalogue.ts";
import { delivery, email } from "../../../shared/quiz/messages.ts";
import { scoreQuiz } from "../../../shared/quiz/score.ts";
import {
	ADDRESS,
	announcementOf,
	clearPage,
	ENDPOINT,
	eventually,
	expectHeading,
	focused,
	headingOf,
	mount,
	mountAtEmail,
	mountRole,
	press,
	refusedAnswer,
	rootOf,
	sendForm,
	sentAnswer,
	textsOf,
	weaverAnswers,
} from "./support.ts";

declare const __BUSINESS_NAME__: string;

const field = page.getByRole("textbox", { name: email.label });
const consent = page.getByRole("checkbox", { name: email.consent });
const submit = page.getByRole("button", { name: email.submit });

/** The words that describe a field to a screen reader. */
function descriptionOf(locator: Locator): string | undefined {
	const input = locator.element();
	const root = input.getRootNode();
	const id = input.getAttribute("aria-describedby");
	if (!(root instanceof ShadowRoot) || !id) return undefined;
	return root.getElementById(id)?.textContent ?? undefined;
}

it("the email stage asks for an address and consent, both required", async () => {
	await expectHeading(mountAtEmail(), email.title);
	await expect.element(field).toHaveAttribute("type", "email");
	await expect.element(field).toHaveAttribute("autocomplete", "email");
	await expect.element(field).toBeRequired();
	await expect.element(consent).toBeRequired();
	await expect.element(consent).not.toBeChecked();
	await expect.element(consent).toHaveAttribute("aria-invalid", "false");
});

it("the email stage says who sends, from which age on, and leads to the privacy page", async () => {
	mountAtEmail();
	const link = page.getByRole("link", { name: email.privacy });
	await expect.element(link).toHaveAttribute("href", "https://site.test/privacy");
	await expect.element(link).toHaveAttribute("target", "_blank");
	const line = () => link.element().parentElement?.textContent;
	for (const part of [__BUSINESS_NAME__, "13"]) await eventually(line).toContain(part);
});

it("pressing Submit before the form is ready names what is missing and leads there", async () => {
	const element = mountAtEmail();
	await expect.element(submit).toHaveAttribute("aria-disabled", "true");
	await submit.click({ force: true });
	await eventually(focused).toBe(field.element());
	await eventually(() => descriptionOf(field)).toBe(email.invalid);
	// Nothing is announced, because the focus moves to the field with the error.
	await eventually(() => announcementOf(element)).toBe("");
	for (const address of ["", "sam", "a@b@c.org"]) {
		await field.fill(address);
		const said = rootOf(element).querySelector("[role=status] > *");
		await userEvent.keyboard("{Enter}");
		// The field already has the focus, so the error is announced.
		await eventually(() => announcementOf(element)).toBe(email.invalid);
		// Screen readers repeat a text in a new node.
		await eventually(() => rootOf(element).querySelector("[role=status] > *")).not.toBe(said);
	}
	await field.fill(ADDRESS);
	await userEvent.keyboard("{Enter}");
	await eventually(focused).toBe(consent.element());
	await eventually(() => descriptionOf(consent)).toBe(email.disagreed);
	await expect.element(consent).toHaveAttribute("aria-invalid", "true");
	await consent.click();
	await expect.element(consent).toHaveAttribute("aria-invalid", "false");
	await expect.element(submit).toHaveAttribute("aria-disabled", "false");
	await eventually(() => headingOf(element)).toBe(email.title);
});

it("an invalid address is reported at its field after a press on Submit, until it is corrected", async () => {
	const element = mountAtEmail();
	await field.fill("sam@");
	const before = rootOf(element).querySelector(".consent")?.getBoundingClientRect().top;
	await consent.click();
	await expect.element(consent).toBeChecked();
	// An error that appeared between pressing and releasing the mouse would move the checkbox away from it.
	expect(descriptionOf(field)).toBe("");
	expect(rootOf(element).querySelector(".consent")?.getBoundingClientRect().top).toBe(before);
	await userEvent.keyboard("{Enter}");
	await eventually(() => descriptionOf(field)).toBe(email.invalid);
	await expect.element(field).toHaveAttribute("aria-invalid", "true");
	await eventually(focused).toBe(field.element());
	await field.fill(ADDRESS);
	await eventually(() => descriptionOf(field)).toBe("");
	await expect.element(field).toHaveAttribute("aria-invalid", "false");
});

/** Sets the value like a password manager: without an event, or with `change` alone. */
function fillIn(locator: Locator, change: object, event?: string): void {
	const input = Object.assign(locator.element(), change);
	if (event) input.dispatchEvent(new Event(event, { bubbles: true }));
}

it.each([undefined, "change"])(
	"what a password manager filled in is sent, with the event %s",
	async (event) => {
		const fetching = vi.spyOn(window, "fetch").mockResolvedValue(new Response());
		const element = mountAtEmail({ endpoint: ENDPOINT });
		await expect.element(field).toBeVisible();
		fillIn(field, { value: ADDRESS }, event);
		fillIn(consent, { checked: true }, event);
		if (event) await expect.element(submit).toHaveAttribute("aria-disabled", "false");
		await submit.click({ force: true });
		await expectHeading(element, results);
		expect(JSON.parse(String(fetching.mock.lastCall?.[1]?.body))).toMatchObject({ email: ADDRESS });
	},
);

it("the error of an invalid address says what is wrong with it", async () => {
	mountAtEmail();
	await field.fill("s\u00e4m@mail.test");
	await consent.click();
	await submit.click({ force: true });
	await eventually(() => descriptionOf(field)).toBe(email.ascii);
});

it("a typo in a common domain is asked about once, and sent the second time", async () => {
	vi.spyOn(window, "fetch").mockResolvedValue(sentAnswer());
	const element = mountAtEmail({ endpoint: ENDPOINT });
	await field.fill("sam@gmial.com");
	await consent.click();
	await submit.click();
	await eventually(() => descriptionOf(field)).toContain("sam@gmail.com");
	await eventually(focused).toBe(field.element());
	await userEvent.keyboard("{Enter}");
	await expectHeading(element, results);
});

const results = roleOf("weaver").name;

beforeEach(() => {
	vi.spyOn(console, "error").mockReturnValue();
});

it("an address and consent are posted with exactly what the server needs", async () => {
	const fetching = vi.spyOn(window, "fetch").mockResolvedValue(sentAnswer());
	const element = mountAtEmail({ endpoint: ENDPOINT, partner: "my-collective" });
	await sendForm();
	await expectHeading(element, results);
	expect(fetching).toHaveBeenCalledOnce();
	const [url, request] = fetching.mock.lastCall ?? [];
	expect(url).toBe(ENDPOINT);
	expect(request).toMatchObject({
		method: "POST",
		headers: { "Content-Type": "application/json" },
		credentials: "omit",
	});
	expect(JSON.parse(String(request?.body))).toEqual({
		language: "en",
		email: ADDRESS,
		consent: { wording: email.consent, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) },
		role: "weaver",
		secondary: null,
		pillars: scoreQuiz(weaverAnswers).topPillars,
		partner: "my-collective",
		idempotencyKey: expect.stringMatching(/^\d+(-\d+){3}$/),
	});
	expect(console.error).not.toHaveBeenCalled();
});

it("the form says that it is sending, sends once, and takes no change until the answer is there", async () => {
	const response = Promise.withResolvers<Response>();
	const fetching = vi.spyOn(window, "fetch").mockReturnValue(response.promise);
	const submitted = vi.fn();
	const element = mountAtEmail({ endpoint: ENDPOINT });
	element.shadowRoot?.addEventListener("submit", submitted);
	await page.getByRole("checkbox").click();
	await page.getByRole("textbox").fill(ADDRESS);
	await userEvent.keyboard("{Enter}");
	const button = page.getByRole("button", { name: email.sending });
	await expect.element(button).toHaveAttribute("aria-disabled", "true");
	await expect.element(page.getByRole("textbox")).toHaveAttribute("readonly");
	await page.getByRole("checkbox").click({ force: true });
	await expect.element(page.getByRole("checkbox")).toBeChecked();
	await button.click({ force: true });
	// The focus stays on the button while the form is being sent.
	await eventually(focused).toBe(button.element());
	await eventually(() => headingOf(element)).toBe(email.title);
	await page.getByRole("textbox").click();
	await userEvent.keyboard("{Enter}{Enter}{Enter}");
	response.resolve(sentAnswer());
	await expectHeading(element, results);
	expect(fetching).toHaveBeenCalledOnce();
	expect(submitted).not.toHaveBeenCalled();
});

const DELAYED = Response.json({ status: "sent", delayed: true });
const said = (element: Element) => textsOf(rootOf(element), ".delivery p:first-child");

async function sent(
	answer: () => Promise<Response>,
	attributes: Readonly<Record<string, string>> = {},
): Promise<HTMLElement> {
	vi.spyOn(window, "fetch").mockImplementation(answer);
	const element = mountAtEmail({ endpoint: ENDPOINT, ...attributes });
	await sendForm();
	await expectHeading(element, results);
	return element;
}

it.each<[string, string, () => Promise<Response>]>([
	["it was sent", delivery.sent, () => Promise.resolve(sentAnswer())],
	["it waits", delivery.waiting, () => Promise.resolve(new Response("", { status: 503 }))],
	["it failed", delivery.refused, () => Promise.resolve(refusedAnswer())],
	["it is late", delivery.delayed, () => Promise.resolve(DELAYED)],
])("the results say what became of the email, %s", async (_, words, answer) => {
	const element = await sent(answer);
	await eventually(() => said(element)).toEqual([words]);
	await eventually(() => announcementOf(element)).toContain(words);
});

it("the results say what became of the email also after a reload, and it is retried, until a press on the button for shared computers", async () => {
	await sent(() => Promise.resolve(new Response("", { status: 503 })));
	await clearPage();
	const later = vi.spyOn(window, "setTimeout");
	const element = mount({ endpoint: ENDPOINT });
	await eventually(() => said(element)).toEqual([delivery.restored]);
	await eventually(() => later.mock.calls.length).toBeGreaterThan(0);
	await press(delivery.sharedComputer);
	await eventually(() => said(element)).toEqual([delivery.waitingHere]);
	await eventually(() => focused()?.tagName).toBe("H2");
	for (const storage of [localStorage, sessionStorage])
		await eventually(() => JSON.stringify({ ...storage })).not.toContain("sam");
});

it("the results say what became of the email beside the address, which can be corrected, so that the wrong one gets no mail", async () => {
	const element = await sent(() => Promise.resolve(new Response("", { status: 503 })));
	await eventually(() => rootOf(element).querySelector(".delivery")?.textContent).toContain(
		ADDRESS,
	);
	await press(delivery.change);
	await expectHeading(element, email.title);
	await expect.element(field).toHaveValue(ADDRESS);
	await expect.element(consent).toBeChecked();
	await field.fill("kim@example.org");
	await submit.click();
	await expectHeading(element, results);
	const kept = () => JSON.stringify({ ...localStorage });
	await eventually(kept).toContain("kim@example.org");
	await eventually(kept).not.toContain(ADDRESS);
});

it("the console names a partner that the server doesn't know", async () => {
	const element = await sent(
		() => Promise.resolve(Response.json({ status: "sent", unknownPartner: true })),
		{ partner: "many-minds" },
	);
	await eventually(() => said(element)).toEqual([delivery.sent]);
	expect(console.warn).toHaveBeenCalledExactlyOnceWith(
		'<liberation-quiz> partner: no partner is called "many-minds"',
	);
});

it("the results say nothing of an email where none was sent, and nothing of an earlier quiz", async () => {
	const linked = await mountRole("healer");
	await eventually(() => said(linked)).toEqual([]);
	await clearPage();
	const element = await sent(() => Promise.resolve(sentAnswer()));
	element.setAttribute("result-role", "guide");
	await expectHeading(element, roleOf("guide").name);
	await eventually(() => said(element)).toEqual([]);
});
