import { kindFault, sizeFault } from "../check/photos.ts";
import { showRefusal } from "./refusal.ts";

/* Sveltia takes any picture. One that no page can show is refused when it is chosen or dropped. */

/** The events that were let through to Sveltia. */
const judged = new WeakSet<Event>();

/** Judges each picture that is chosen or dropped, before Sveltia learns of it. */
export function judgePictures(): void {
	window.addEventListener(
		"change",
		(event) => {
			const { target } = event;
			if (!(target instanceof HTMLInputElement) || target.type !== "file" || judged.has(event))
				return;
			event.stopImmediatePropagation();
			judgeChosen(target).catch(console.error);
		},
		true,
	);
	window.addEventListener(
		"drop",
		(event) => {
			const { dataTransfer, target } = event;
			const field =
				target instanceof Element ? target.closest(":has(input[type=file])") : undefined;
			const input = field?.querySelector<HTMLInputElement>("input[type=file]");
			if (!input || !dataTransfer?.files.length) return;
			event.preventDefault();
			event.stopImmediatePropagation();
			target?.dispatchEvent(new DragEvent("dragleave", { bubbles: true }));
			// The dropped file takes the way of a chosen one.
			input.files = dataTransfer.files;
			judgeChosen(input).catch(console.error);
		},
		true,
	);
}

async function judgeChosen(input: HTMLInputElement): Promise<void> {
	const refused = await Promise.all(
		[...(input.files ?? [])].map(async (file) => ({
			place: file.name,
			message: (await pictureFault(file)) ?? "",
		})),
	);
	const faults = refused.filter(({ message }) => message);
	if (faults.length > 0) {
		input.value = "";
		await showRefusal(faults, "Not a picture for the site");
		return;
	}
	const again = new Event("change", { bubbles: true });
	judged.add(again);
	input.dispatchEvent(again);
}

async function pictureFault(file: Blob): Promise<string | undefined> {
	const fault = kindFault(new Uint8Array(await file.arrayBuffer()));
	if (fault) return fault;
	try {
		return sizeFault(await createImageBitmap(file), "square");
	} catch {
		return "found a file that no browser shows, expected a picture such as a JPEG.";
	}
}
