import type { ReactElement } from "react";
import type { CollectedPage, SiteData } from "../data.ts";

/* Types of the parts of Eleventy that this site uses, because Eleventy 3 ships no types. */

interface BeforeEvent {
	directories: { input: string; output: string };
	runMode: "build" | "serve" | "watch";
}

interface Extension {
	key: string;
	compile(): (this: CompileContext, data: SiteData) => Promise<string | Buffer>;
}

interface CompileContext {
	/** Renders the default export of the template's module. */
	defaultRenderer(data: object): Promise<ReactElement | string | Buffer>;
}

interface Collections {
	getAll(): readonly CollectedPage[];
}

export interface EleventyConfig {
	on(event: "eleventy.before", handler: (event: BeforeEvent) => Promise<void>): void;
	on(event: "eleventy.after", handler: (event: BeforeEvent) => Promise<void>): void;
	on(event: "eleventy.beforeWatch", handler: (changed: string[]) => void): void;
	addExtension(extensions: string[], extension: Extension): void;
	setTemplateFormats(formats: string[]): void;
	addDataExtension(
		extension: string,
		options: { read: false; parser(path: string): unknown },
	): void;
	addGlobalData(name: string, value: () => unknown): void;
	addCollection(name: string, select: (collections: Collections) => unknown): void;
	addWatchTarget(path: string): void;
	watchIgnores: Set<string>;
	addPassthroughCopy(path: string): void;
	addPlugin(plugin: unknown, options?: object): void;
	setServerOptions(options: object): void;
	setChokidarConfig(options: object): void;
}
