// A worker starts without the loader that lets its parent run TypeScript.
import { register } from "tsx/esm/api";

register();
await import("./worker.ts");
