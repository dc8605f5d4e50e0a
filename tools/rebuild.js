/* Rebuilds the pages several times, as `npm start` does after a save, and prints the shortest time in milliseconds. */
import { startQuietEleventy } from "./quiet-eleventy.js";

const BUILDS = 3;

const eleventy = await startQuietEleventy();
await eleventy.write();
const times = [];
for (let build = 0; build < BUILDS; build++) {
	const before = performance.now();
	await eleventy.restart();
	await eleventy.init();
	await eleventy.write();
	times.push(performance.now() - before);
}
console.log(Math.round(Math.min(...times)));
process.exit();
