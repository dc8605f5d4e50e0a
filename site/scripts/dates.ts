/* Updates a page after its build: removes elements after their `data-until`, shows others from their `data-from`. */
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
