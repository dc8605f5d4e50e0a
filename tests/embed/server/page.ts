import { type HostPage, slugOf } from "../hosts/host.ts";

/** The width of the container that holds the quiz, in CSS pixels. */
export const PLACE_WIDTH = 900;

/**
 * Gives the container the same position and width on all pages, so that the quizzes in it can be compared. Inherited
 * styles still reach the element.
 */
const PLACE_CSS = `#place#place {
	display: block !important; float: none !important; columns: auto !important;
	position: absolute !important; top: 0 !important; left: 0 !important;
	box-sizing: content-box !important; width: ${PLACE_WIDTH}px !important; height: auto !important;
	min-width: 0 !important; max-width: none !important; min-height: 0 !important; max-height: none !important;
	margin: 0 !important; padding: 0 !important; border: 0 !important;
}
`;

/** The built element as host pages load it. */
export interface ElementScript {
	readonly origin: string;
	/** The hash of its script, for `integrity`. */
	readonly integrity: string;
}

const TAG =
	'<liberation-quiz partner="host-page"><a href="https://www.example.org/quiz">Take the Liberation Role Quiz</a></liberation-quiz>';

export function scriptOf(origin: string, element = "quiz"): string {
	return `${origin}/embed/v1/liberation-${element}.js`;
}

/** The host page's own markup, with placeholders such as `{snippet}` replaced by the lines that a partner pastes. */
function bodyOf({ body = "" }: HostPage, { origin, integrity }: ElementScript): string {
	const scriptTag = (rest: string) =>
		`<script type="module" src="${scriptOf(origin)}${rest}></script>`;
	return body
		.replace("{snippet}", scriptTag('"') + TAG)
		.replace("{snippet-sri}", scriptTag(`" integrity="${integrity}" crossorigin="anonymous"`) + TAG)
		.replace("{script}", scriptTag('"'));
}

/** The HTML of a page that holds a host page in a frame. */
export function framePageOf({ frame }: HostPage): string {
	return `<!doctype html>
<html lang="en">
<title>A page with a frame</title>
<link rel="stylesheet" href="frame.css">
<iframe src="framed.html" ${frame}></iframe>
</html>`;
}

export const FRAME_CSS =
	"iframe { position: fixed; inset: 0; width: 100vw; height: 100vh; border: 0; }";

/** The HTML of a host page. */
export function pageOf(host: HostPage, element: ElementScript): string {
	const base = `/${slugOf(host)}`;
	const styles = [...(host.styles ?? []).map((path) => `/packages/${path}`), `${base}/host.css`];
	const scripts = (host.scripts ?? []).map((path) => `/packages/${path}`);
	if (host.script !== undefined) scripts.push(`${base}/host.js`);
	return `<!doctype html>
<html ${host.root ?? 'lang="en"'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A host page</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("\n")}
${scripts.map((src) => `<script src="${src}"></script>`).join("\n")}
</head>
<body>
<h1>A host page</h1>
<p>With a <a href="#place">link</a> and a <button type="button">button</button>.</p>
<div id="place" class="${host.containerClass ?? ""}">${bodyOf(host, element)}</div>
<p>And what comes after it.</p>
</body>
</html>`;
}

/** The last stylesheet of a host page: its own rules, then those of the container. */
export function cssOf(host: HostPage): string {
	return `${host.css ?? ""}\n${PLACE_CSS}`;
}
