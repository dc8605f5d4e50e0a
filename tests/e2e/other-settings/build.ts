import { build } from "./sites.ts";

/* `npm test` runs this beside the main build. As a test, it would wait for the server of the main build's site. */
await build();
