const button = document.querySelector<HTMLElement>("[data-print]");
const status = button?.parentElement?.querySelector("[role=status]");

button?.addEventListener("click", () => {
	if (status) status.textContent = button.dataset.print ?? "";
	// The window to print from holds back everything else, so the words come first.
	setTimeout(print, 50);
});
