import { emit } from "./analytics.ts";

/*
 * Records purchases (spec section 7): one that starts, on a link with data-checkout="{slug}" and
 * data-price="{US dollars}"; one that is complete, on the page that the payment provider returns to
 * with ?plan={slug}, which lists every plan in the same attributes.
 */
document.addEventListener("click", ({ target }) => {
	const link = target instanceof Element && target.closest<HTMLElement>("a[data-checkout]");
	const purchase = link && purchaseOf(link);
	if (purchase) emit({ name: "presale_checkout_started", payload: purchase });
});

complete();

/** The address is only ever compared, never written into the page. */
function complete(): void {
	const plan = new URLSearchParams(location.search).get("plan");
	const offers = [...document.querySelectorAll<HTMLElement>("[data-plan][data-price]")];
	const bought = offers.find((offer) => offer.dataset.plan === plan);
	const price = Number(bought?.dataset.price);
	if (plan && price > 0)
		emit({ name: "presale_checkout_completed", payload: { slug: plan, price } });
}

function purchaseOf({ dataset }: HTMLElement) {
	const { checkout: slug, price } = dataset;
	return slug && price ? { slug, price: Number(price) } : null;
}
