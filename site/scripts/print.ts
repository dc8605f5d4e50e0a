const button = document.querySelector<HTMLElement>("[data-print]");
const status = button?.parentElement?.querySelector("[role=status]");

button?.addEventListener("click", () => {
	if (status) status.textContent = button.dataset.print ?? "";
	// The print dialog blocks the page, so the message comes first.
	setTimeout(print, 50);
});
