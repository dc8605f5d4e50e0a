/** Eleventy 3 has no types; types.ts has those that the configuration needs. */
declare module "@11ty/eleventy" {
	export const HtmlBasePlugin: unknown;

	export class Eleventy {
		constructor(
			input: string | undefined,
			output: string | undefined,
			options: { configPath: string; quietMode: boolean; runMode: "serve" },
		);
		readonly logger: { overrideLogger(logger: Console): void };
		init(): Promise<void>;
		/** Builds the site. */
		write(): Promise<unknown>;
		/** Forgets what the last build read. */
		restart(): Promise<void>;
		watch(): Promise<void>;
		serve(port: string | number): Promise<void>;
	}
}
