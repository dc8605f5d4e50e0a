/*
 * Moves events that ended since the build to the past ones. A list of next events removes them, and shows the following
 * ones.
 */

const upcoming = document.querySelector<HTMLElement>("[data-events=upcoming]");
const past = document.querySelector<HTMLElement>("[data-events=past]");
const recent = document.querySelector<HTMLElement>("[data-events=recent]");
const pastBadge = document.querySelector<HTMLTemplateElement>("[data-past-badge]");

const endOf = ({ dataset }: HTMLElement) => Date.parse(dataset.ends ?? "");
const events = [...document.querySelectorAll<HTMLElement>("[data-ends]")];

// In this order the latest ends up first.
for (const event of events.sort((a, b) => endOf(a) - endOf(b))) {
	if (endOf(event) > Date.now()) continue;
	if (pastBadge) {
		event.querySelector("[data-badge]")?.replaceWith(pastBadge.content.cloneNode(true));
	}
	// A past event has no calendar entry.
	event.querySelector("[data-calendar]")?.remove();
	if (past && recent) {
		past.prepend(event);
		recent.hidden = false;
	} else event.remove();
}

for (const list of document.querySelectorAll<HTMLElement>("[data-next]")) {
	for (const event of [...list.children].slice(0, Number(list.dataset.next))) {
		event.removeAttribute("hidden");
	}
}

if (upcoming && upcoming.childElementCount === 0) {
	upcoming.hidden = true;
	const nothing = document.querySelector<HTMLElement>("[data-events=none]");
	if (nothing) nothing.hidden = false;
}
