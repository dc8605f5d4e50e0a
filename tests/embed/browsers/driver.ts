/** The keys that the journey presses. */
export type Key = "Tab" | "Space" | "Enter" | "ArrowDown";

/**
 * The little that the checks ask of a browser, so that the same ones run in all three engines: a page, text in
 * and text out, and real keys and a real pointer.
 */
export interface Driver {
	/** A page that knows nothing of the ones before. */
	open(url: string): Promise<void>;
	/** From here on, `evaluate` acts in the page's first frame. */
	enterFrame(): Promise<void>;
	/** Text, and not values: hosts break how browsers carry anything else out of a page. */
	evaluate(expression: string): Promise<string>;
	press(key: Key): Promise<void>;
	type(text: string): Promise<void>;
	/** At a point of the viewport. */
	click(x: number, y: number): Promise<void>;
}

/** A running browser. */
export interface Engine {
	readonly name: "Chromium" | "Firefox" | "WebKit";
	readonly version: string;
	readonly driver: Driver;
	close(): Promise<void>;
}

export const VIEWPORT = { width: 1000, height: 800 } as const;
