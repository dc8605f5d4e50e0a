import { kindFault, sizeFault } from "../check/photos.ts";
import { namesOf } from "../check/place.ts";
import { fieldsIn } from "../check/relations.ts";
import { type JsonPath, valueAt } from "../check/values.ts";
import type { JsonSchema } from "../schemas/json-schema.ts";
import type { EditorKind } from "./config.ts";
import { unfolded } from "./format.ts";
import { type Refusal, showRefusal } from "./refusal.ts";

/* Sveltia takes any picture. A file that no page can show is refused when it is chosen, and one that was dropped at Save. */

/** The events that were let through to Sveltia. */
const judged = new WeakSet<Event>();

/** Judges each picture that is chosen, before Sveltia learns of it. */
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
}

async function judgeChosen(input: HTMLInputElement): Promise<void> {
	// Pages have their wide photo at their end; no other field is called so.
	const isWide = input.closest('[data-key-path$="photo.file"]') !== null;
	const refused = await Promise.all(
		[...(input.files ?? [])].map(async (file) => ({
			place: file.name,
			message: (await pictureFault(file, isWide ? "wide" : "square")) ?? "",
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

/** Returns what is wrong with the pictures that an entry has and the site doesn't have yet. */
export async function pictureRefusals(kind: EditorKind, value: unknown): Promise<Refusal[]> {
	const data = unfolded(value);
	const text = String(valueAt(data, ["body"]) ?? "");
	const found: { path: JsonPath; url: string; shape: JsonSchema["photo"] }[] = [
		...fieldsIn(kind.json, data).flatMap(({ schema: { photo: shape }, path, value: url }) =>
			shape && typeof url === "string" && url.startsWith("blob:") ? [{ path, url, shape }] : [],
		),
		...[...text.matchAll(/blob:[^\s)]+/g)].map(([url]) => ({
			path: ["body"],
			url,
			shape: "square" as const,
		})),
	];
	const refused = await Promise.all(
		found.map(async ({ path, url, shape }) => {
			const message = await pictureFault(await (await fetch(url)).blob(), shape);
			return message ? [{ path, message, place: namesOf(kind.json, path, data).join(" › ") }] : [];
		}),
	);
	return refused.flat();
}

async function pictureFault(file: Blob, shape: JsonSchema["photo"]): Promise<string | undefined> {
	const fault = kindFault(new Uint8Array(await file.arrayBuffer()));
	if (fault) return fault;
	try {
		return sizeFault(await createImageBitmap(file), shape);
	} catch {
		return "found a file that no browser shows, expected a picture such as a JPEG.";
	}
}
