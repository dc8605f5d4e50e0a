import { emit } from "./analytics.ts";

/*
 * Records purchases. One starts with a press on a link with data-checkout="{slug}" and
 * data-price="{US dollars}". One is complete on the page that the payment provider returns to with
 * ?plan={slug}. That page lists every plan in data-plan and data-price.
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
