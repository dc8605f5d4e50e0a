/*
 * Moves events that have ended since the build to the past events. A
 * list of the next events removes them and shows the ones that follow. `data-ends` says when an event
 * ends.
 */

const upcoming = document.querySelector<HTMLElement>("[data-events=upcoming]");
const past = document.querySelector<HTMLElement>("[data-events=past]");
const recent = document.querySelector<HTMLElement>("[data-events=recent]");
const pastBadge = document.querySelector<HTMLTemplateElement>("[data-past-badge]");

const endOf = ({ dataset }: HTMLElement) => Date.parse(dataset.ends ?? "");
const events = [...document.querySelectorAll<HTMLElement>("[data-ends]")];

// What ended last is put in last, so that it stands first.
for (const event of events.sort((a, b) => endOf(a) - endOf(b))) {
	if (endOf(event) > Date.now()) continue;
	if (pastBadge) {
		event.querySelector("[data-badge]")?.replaceWith(pastBadge.content.cloneNode(true));
	}
	// Nothing to enter into a calendar any more.
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
