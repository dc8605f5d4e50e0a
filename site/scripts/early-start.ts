/*
 * The quiz's first screen is in the page and can be pressed before its script has arrived. This
 * remembers the press on the element, which starts the quiz as soon as it can.
 */
const ELEMENT = "liberation-quiz";

addEventListener(
	"click",
	(event) => {
		if (customElements.get(ELEMENT)) return;
		const path = event.composedPath().filter((target) => target instanceof Element);
		if (path.some((element) => element.matches("[data-start]"))) {
			path
				.find((element) => element.localName === ELEMENT)
				?.setAttribute("data-start-requested", "");
		}
	},
	true,
);
