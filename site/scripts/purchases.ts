import { emit } from "./analytics.ts";

/*
 * Records purchases. A purchase starts with a click on a link with data-checkout="{slug}", data-price="{US dollars}"
 * and data-return, the query of the URL to which the payment page returns the buyer. The purchase is complete when
 * that URL loads; an element of the loaded page has the same query in data-bought.
 */

document.addEventListener("click", ({ target }) => {
	const link = target instanceof Element && target.closest<HTMLElement>("a[data-checkout]");
	if (!link) return;
	const { checkout: slug, price, return: query } = link.dataset;
	if (!slug || !price || !query) return;
	// Clears the record of an earlier purchase, so that the purchase started by this click is counted, too.
	store(query, null);
	emit({ name: "presale_checkout_started", payload: { slug, price: Number(price) } });
});

const returned = new URLSearchParams(location.search);
const offers = document.querySelectorAll<HTMLElement>("[data-bought]");
const bought = [...offers].find((offer) => isReturn(offer.dataset.bought ?? ""));
if (bought) complete(bought);

/** Whether the page's URL has all parameters of the given query; others, such as a payment id, are ignored. */
function isReturn(query: string): boolean {
	return [...new URLSearchParams(query)].every(([name, value]) => returned.get(name) === value);
}

function complete(offer: HTMLElement): void {
	offer.hidden = false;
	const section = offer.closest("section");
	if (section) section.hidden = false;
	const { bought: query = "", slug, price } = offer.dataset;
	// A reload, or the same page in another tab, is no further purchase.
	if (!slug || !price || isStored(query)) return;
	store(query, "counted");
	emit({ name: "presale_checkout_completed", payload: { slug, price: Number(price) } });
}

/** Whether a purchase is already counted. Reading `localStorage` throws if storage is blocked. */
function isStored(query: string): boolean {
	try {
		return localStorage.getItem(`bought?${query}`) !== null;
	} catch {
		return false;
	}
}

function store(query: string, value: string | null): void {
	try {
		if (value === null) localStorage.removeItem(`bought?${query}`);
		else localStorage.setItem(`bought?${query}`, value);
	} catch {
		// If storage is blocked, a reload counts the purchase a second time.
	}
}
