import { emit } from "./analytics.ts";

/*
 * Records purchases. One starts with a click on a link with data-checkout="{slug}", data-price="{US dollars}" and
 * data-return, the query of its return address; it is complete on the page at that address, whose elements have the
 * query in data-bought.
 */

document.addEventListener("click", ({ target }) => {
	const link = target instanceof Element && target.closest<HTMLElement>("a[data-checkout]");
	if (!link) return;
	const { checkout: slug, price, return: query } = link.dataset;
	if (!slug || !price || !query) return;
	// A second purchase counts.
	store(query, null);
	emit({ name: "presale_checkout_started", payload: { slug, price: Number(price) } });
});

const returned = new URLSearchParams(location.search);
const offers = document.querySelectorAll<HTMLElement>("[data-bought]");
const bought = [...offers].find((offer) => isReturn(offer.dataset.bought ?? ""));
if (bought) complete(bought);

/** The address is compared, never written into the page. It may have more, such as a payment's id. */
function isReturn(query: string): boolean {
	return [...new URLSearchParams(query)].every(([name, value]) => returned.get(name) === value);
}

function complete(offer: HTMLElement): void {
	offer.hidden = false;
	const section = offer.closest("section");
	if (section) section.hidden = false;
	const { bought: query = "", slug, price } = offer.dataset;
	// A reload, or another tab, is the same purchase.
	if (!slug || !price || isStored(query)) return;
	store(query, "counted");
	emit({ name: "presale_checkout_completed", payload: { slug, price: Number(price) } });
}

/** Reading `localStorage` throws where it is blocked. */
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
		// Storage is blocked, so a reload counts again.
	}
}
