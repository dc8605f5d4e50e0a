import type { ReactElement } from "react";
import type { CollectedPage, SiteData } from "../data.ts";

/* Types of the parts of Eleventy that this site uses, because Eleventy 3 ships no types. */

interface BeforeEvent {
	directories: { input: string; output: string };
	runMode: "build" | "serve" | "watch";
}

/** The module of a page. */
export interface Template {
	readonly data: object;
	default(data: SiteData): Rendered | Promise<Rendered>;
}

type Rendered = ReactElement | string | Buffer;

interface Extension {
	read: false;
	/** Whether the module's export `data` is data of the page. */
	getData: true;
	getInstanceFromInputPath(path: string): Promise<Template>;
	compileOptions: { permalink: "raw" };
	compile(content: string, path: string): (data: SiteData) => Promise<string | Buffer>;
}

interface Collections {
	getAll(): readonly CollectedPage[];
}

export interface EleventyConfig {
	on(event: "eleventy.before", handler: (event: BeforeEvent) => Promise<void>): void;
	on(event: "eleventy.after", handler: (event: BeforeEvent) => Promise<void>): void;
	on(event: "eleventy.globalDataFiles", handler: (files: string[]) => void): void;
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
