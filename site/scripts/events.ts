/*
 * Moves events that ended since the build to the past events. In a list of next events, ended events are removed and
 * the following ones shown. What shows in place of an empty list is up to the styles.
 */

const past = document.querySelector<HTMLElement>("[data-events=past]");
const pastBadge = document.querySelector<HTMLTemplateElement>("[data-past-badge]");

const endOf = ({ dataset }: HTMLElement) => Date.parse(dataset.ends ?? "");
const events = [...document.querySelectorAll<HTMLElement>("[data-ends]")];

// Each event is prepended to the list, so the latest event is processed last.
for (const event of events.sort((a, b) => endOf(a) - endOf(b))) {
	if (endOf(event) > Date.now()) continue;
	if (pastBadge) {
		event.querySelector("[data-badge]")?.replaceWith(pastBadge.content.cloneNode(true));
	}
	// Past events have no link to add them to a calendar.
	event.querySelector("[data-calendar]")?.remove();
	if (past && !("canceled" in event.dataset) && !event.closest("[data-next]")) past.prepend(event);
	else event.remove();
}

for (const list of document.querySelectorAll<HTMLElement>("[data-next]")) {
	for (const event of [...list.children].slice(0, Number(list.dataset.next))) {
		event.removeAttribute("hidden");
	}
}
