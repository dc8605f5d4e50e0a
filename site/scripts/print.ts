const button = document.querySelector<HTMLElement>("[data-print]");
const status = button?.parentElement?.querySelector("[role=status]");

button?.addEventListener("click", () => {
	if (status) status.textContent = button.dataset.print ?? "";
	// The print dialog blocks rendering, so the message is shown first.
	setTimeout(print, 50);
});
