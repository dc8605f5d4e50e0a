import { ADVERSARIAL } from "./adversarial.ts";
import { DIALOGS } from "./dialogs.ts";
import { BARE, type HostPage } from "./host.ts";
import { SCRIPTS } from "./libraries.ts";
import { STRICT_HOSTS, VIOLATOR } from "./policies.ts";
import { STYLESHEETS } from "./stylesheets.ts";

/** All host pages that are checked, in the order of the table of results. */
export const HOSTS: readonly HostPage[] = [
	...STYLESHEETS,
	...ADVERSARIAL,
	...SCRIPTS,
	...STRICT_HOSTS,
	...DIALOGS,
];

/** All pages that the checks open. */
export const SERVED: readonly HostPage[] = [BARE, VIOLATOR, ...HOSTS];
