// Registers the loader first: an import of TypeScript above it would load before the loader does.
import "tsx/esm";

const { default: configureSite, config } = await import("./site/build/config.ts");

export { config };

/**
 * The site, and while it is served the delivery of its forms, whose mails land at /outbox/.
 * @param {import("./site/build/types.ts").EleventyConfig} eleventy
 */
export default async function configure(eleventy) {
	if (process.env.ELEVENTY_RUN_MODE === "serve") {
		const { createLocalDelivery } = await import("./functions/node/development.ts");
		eleventy.setServerOptions({ middleware: [createLocalDelivery()] });
	}
	return configureSite(eleventy);
}
