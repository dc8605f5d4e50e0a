const BAR_WIDTH = 30;

/**
 * Shows how far a long count has come: a bar that moves on a terminal, a line at each tenth elsewhere.
 * @returns what to call with the number of parts done
 */
export function showProgress(total: number, out: NodeJS.WriteStream = process.stderr) {
	const start = performance.now();
	let tenths = 0;
	return (done: number) => {
		const share = done / total;
		const left = ((performance.now() - start) / share) * (1 - share);
		const percent = `${Math.floor(share * 100)}%`.padStart(4);
		if (out.isTTY) {
			const bar = "█".repeat(Math.round(share * BAR_WIDTH)).padEnd(BAR_WIDTH, "░");
			out.write(`\r${bar}${percent}  about ${duration(left)} left   ${done === total ? "\n" : ""}`);
		} else if (Math.floor(share * 10) > tenths) {
			tenths = Math.floor(share * 10);
			out.write(`${percent} counted, about ${duration(left)} left\n`);
		}
	};
}

/** Milliseconds as minutes and seconds, such as `1:05`. */
function duration(milliseconds: number): string {
	const seconds = Math.round(milliseconds / 1000);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
