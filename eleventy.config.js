// Registers the loader first: an import of TypeScript above it would load before the loader does.
import "tsx/esm";

const { default: configure, config } = await import("./site/eleventy/config.ts");

export { config };
export default configure;
