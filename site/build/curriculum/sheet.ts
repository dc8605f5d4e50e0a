import PDFDocument from "pdfkit";
import { clothColors, interfaceColors } from "../../../shared/design/tokens.ts";
import { hex } from "../hex.ts";
import type { PrintFonts } from "./fonts.ts";

const INK = hex(interfaceColors.light.ink);
export const SOFT = hex(interfaceColors.light["ink-soft"]);
export const LINE = hex(interfaceColors.light.line);
export const CREAM = hex(clothColors.light.cream);

/** How a piece of text is set; sizes and distances in points. */
export interface Style {
	font: keyof PrintFonts;
	size: number;
	color?: string;
	/** Between lines, beyond the font's own. */
	gap?: number;
}

/** Where a piece of text goes, in points from the upper left corner of the paper. */
export interface Place {
	x: number;
	y: number;
	width: number;
}

export interface SheetOptions {
	title: string;
	author: string;
	subject: string;
	lang: string;
}

/** What pdfkit writes for its option `subset: "PDF/UA"`, which its types don't know. */
const ACCESSIBLE = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        `;

type Tagged = ReturnType<PDFKit.PDFDocument["struct"]>;

/**
 * Fixed, because PDF readers don't show it and two builds of the same content must be equal to the
 * byte. The document's identifier is derived from it and from the title.
 */
const CREATED = new Date(Date.UTC(2026, 0, 1));

/** A tagged PDF on US Letter: what is drawn is either text with a role, or decoration. */
export class Sheet {
	readonly doc: PDFKit.PDFDocument;
	readonly #root: Tagged;
	readonly #bytes: Promise<Uint8Array>;

	constructor(fonts: PrintFonts, { title, author, subject, lang }: SheetOptions) {
		this.doc = new PDFDocument({
			size: "LETTER",
			margin: 0,
			pdfVersion: "1.7",
			tagged: true,
			displayTitle: true,
			lang,
			info: {
				Title: plain(title),
				Author: plain(author),
				Subject: plain(subject),
				CreationDate: CREATED,
			},
		});
		this.doc.appendXML(ACCESSIBLE);
		const chunks: Buffer[] = [];
		this.#bytes = new Promise((resolve, reject) => {
			this.doc.on("data", (chunk: Buffer) => chunks.push(chunk));
			this.doc.on("end", () => resolve(Buffer.concat(chunks)));
			this.doc.on("error", reject);
		});
		for (const [name, font] of Object.entries(fonts)) this.doc.registerFont(name, font);
		this.#root = this.doc.struct("Document");
		this.doc.addStructure(this.#root);
	}

	/** What a screen reader passes by. */
	decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
		this.doc.markContent("Artifact", { type: "Layout" });
		draw(this.doc.save());
		this.doc.restore().endMarkedContent();
	}

	/**
	 * Text with a role.
	 * @param tag - PDF's name of the role: H1, H2, H3, P
	 * @returns y of the line below it
	 */
	text(tag: string, text: string, style: Style, place: Place): number {
		this.#root.add(this.doc.struct(tag, {}, () => this.#set(text, style, place)));
		return place.y + this.height(text, style, place.width);
	}

	/** A paragraph that begins with a label in a column of its own. */
	labeled(label: string, text: string, style: Style, place: Place, column: number): number {
		const inner = { ...place, x: place.x + column, width: place.width - column };
		const write = () => {
			this.#set(`${label} `, { ...style, font: "strong" }, { ...place, width: column });
			this.#set(text, style, inner);
		};
		this.#root.add(this.doc.struct("P", {}, write));
		return place.y + this.height(text, style, inner.width);
	}

	/** A list with a dash before each item. */
	list(items: readonly string[], style: Style, place: Place): number {
		const indent = style.size;
		const inner = { x: place.x + indent, width: place.width - indent };
		let y = place.y;
		const entries = items.map((item) => {
			const at = y;
			y += this.height(item, style, inner.width) + 2;
			return this.doc.struct("LI", {}, [
				this.doc.struct("Lbl", {}, () => this.#set("– ", style, { ...place, y: at })),
				this.doc.struct("LBody", {}, () => this.#set(item, style, { ...inner, y: at })),
			]);
		});
		this.#root.add(this.doc.struct("L", {}, entries));
		return y;
	}

	/** The height of text in a column, in points. */
	height(text: string, { font, size, gap = 0 }: Style, width: number): number {
		return this.doc.font(font).fontSize(size).heightOfString(text, { width, lineGap: gap });
	}

	finish(): Promise<Uint8Array> {
		this.#root.end();
		this.doc.end();
		return this.#bytes;
	}

	#set(text: string, { font, size, color = INK, gap = 0 }: Style, place: Place): void {
		const { x, y, width } = place;
		this.doc.font(font).fontSize(size).fillColor(color);
		this.doc.text(text, x, y, { width, lineGap: gap });
	}
}

/** pdfkit copies these into XML without escaping them. */
function plain(text: string): string {
	return text.replaceAll("&", "and").replace(/[<>]/g, "");
}
