import { digestOf } from "../digest.ts";
import type { Ports } from "../ports.ts";

/** How long an address that left is remembered; the founder's own list is for good. */
const REMEMBERED_SECONDS = 5 * 365 * 24 * 60 * 60;

type Needs = Pick<Ports, "settings" | "store">;

/** Whether somebody with this address asked for no more mail. */
export async function isSuppressed(ports: Needs, email: string): Promise<boolean> {
	return (await ports.store.get(await keyOf(ports, email))) !== undefined;
}

/** No mail goes to this address from now on, but a link to confirm where somebody signs it up anew. */
export async function suppress(ports: Needs, email: string): Promise<void> {
	await ports.store.set(await keyOf(ports, email), "left", REMEMBERED_SECONDS);
}

/** After a confirmed new sign-up. */
export async function welcomeBack(ports: Needs, email: string): Promise<void> {
	await ports.store.delete(await keyOf(ports, email));
}

async function keyOf({ settings }: Needs, email: string): Promise<string> {
	return `left-${await digestOf(settings.secret, email.toLowerCase())}`;
}
