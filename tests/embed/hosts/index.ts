import { ADVERSARIAL } from "./adversarial.ts";
import { BARE, type HostPage } from "./host.ts";
import { SCRIPTS } from "./libraries.ts";
import { STRICT_HOSTS, VIOLATOR } from "./policies.ts";
import { STYLESHEETS } from "./stylesheets.ts";

/** Every host page that the quiz is put on, in the order of the table of results. */
export const HOSTS: readonly HostPage[] = [
	...STYLESHEETS,
	...ADVERSARIAL,
	...SCRIPTS,
	...STRICT_HOSTS,
];

/** What has to be served for the checks. */
export const SERVED: readonly HostPage[] = [BARE, VIOLATOR, ...HOSTS];
