import { elementBuild } from "./vite.config.ts";

/** `npx vite build -c vite.circle.config.ts` writes the circle's module. */
export default elementBuild("widget/circle/define.ts", "embed/v1/liberation-circle.js");
