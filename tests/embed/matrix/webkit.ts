import { type ChildProcess, spawn } from "node:child_process";
import { Builder, Key as Code, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../free-port.ts";
import { type Driver, type Engine, type Key, VIEWPORT } from "../driver.ts";

/** The paths of WebKitGTK's driver and browser. */
export interface WebKitPaths {
	readonly driver: string;
	readonly browser: string;
}

const CODES: Readonly<Record<Key, string>> = {
	Tab: Code.TAB,
	Space: " ",
	Enter: Code.ENTER,
	ArrowDown: Code.ARROW_DOWN,
	Escape: Code.ESCAPE,
};

/** Drives WebKitGTK by WebDriver. */
class WebKitDriver implements Driver {
	readonly #driver: WebDriver;
	readonly #window: string;

	constructor(driver: WebDriver, window: string) {
		this.#driver = driver;
		this.#window = window;
	}

	async open(url: string): Promise<void> {
		for (const handle of await this.#driver.getAllWindowHandles()) {
			if (handle === this.#window) continue;
			await this.#driver.switchTo().window(handle);
			await this.#driver.close();
		}
		await this.#driver.switchTo().window(this.#window);
		// All pages share one session. The last page may store something as it is left, so its storage is cleared afterward.
		await this.#driver.get(new URL("/left", url).href);
		await this.#driver.executeScript("try { sessionStorage.clear(); } catch {}");
		await this.#driver.get(url);
	}

	async enterFrame(): Promise<void> {
		await this.#driver.switchTo().frame(0);
	}

	async evaluate(expression: string): Promise<string> {
		return String(await this.#driver.executeScript(`return ${expression}`));
	}

	press(key: Key): Promise<void> {
		return this.#driver.actions().sendKeys(CODES[key]).perform();
	}

	type(text: string): Promise<void> {
		return this.#driver.actions().sendKeys(text).perform();
	}

	click(x: number, y: number): Promise<void> {
		return this.#driver.actions().move({ x, y, duration: 0 }).click().perform();
	}
}

/** Starts WebKitGTK on a virtual screen. */
export async function startWebKit({ driver, browser }: WebKitPaths): Promise<Engine> {
	const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1200x24"], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	const display = `:${(await firstOutput(screen)).trim()}`;
	const port = await freePort();
	const service = spawn(driver, [`--port=${port}`], {
		stdio: "ignore",
		env: { ...process.env, DISPLAY: display },
	});
	const webDriver = await connect(port, browser);
	const { width, height } = VIEWPORT;
	const [w, h] = await webDriver.executeScript<[number, number]>(
		"return [outerWidth - innerWidth, outerHeight - innerHeight]",
	);
	await webDriver
		.manage()
		.window()
		.setRect({ x: 0, y: 0, width: width + w, height: height + h });
	const capabilities = await webDriver.getCapabilities();
	return {
		name: "WebKit",
		version: `WebKitGTK ${capabilities.getBrowserVersion() ?? ""}`,
		driver: new WebKitDriver(webDriver, await webDriver.getWindowHandle()),
		async close() {
			await webDriver.quit();
			service.kill();
			screen.kill();
		},
	};
}

/** Connects as soon as the driver listens. */
async function connect(port: number, binary: string): Promise<WebDriver> {
	for (let attempt = 0; ; attempt++) {
		try {
			return await new Builder()
				.usingServer(`http://127.0.0.1:${port}`)
				.withCapabilities({
					browserName: "MiniBrowser",
					"webkitgtk:browserOptions": { binary, args: ["--automation"] },
				})
				.build();
		} catch (error) {
			if (attempt === 40) throw error;
			await new Promise((done) => setTimeout(done, 250));
		}
	}
}

function firstOutput({ stdio: [, , , output] }: ChildProcess): Promise<string> {
	return new Promise((done, fail) => {
		if (output) output.once("data", (chunk) => done(String(chunk)));
		else fail(new Error("Xvfb reports no display."));
	});
}
