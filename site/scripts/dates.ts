/*
 * Keeps a page true that was built before something opened or closed: takes out what held until
 * then, and shows what holds from then on.
 */
function update(): void {
	for (const element of document.querySelectorAll<HTMLElement>("[data-until], [data-from]")) {
		const { until, from } = element.dataset;
		if (Date.parse(until ?? from ?? "") > Date.now()) continue;
		if (until) element.remove();
		else element.hidden = false;
	}
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", update);
else update();
