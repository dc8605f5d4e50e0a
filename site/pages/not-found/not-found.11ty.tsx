import { Actions } from "../../components/Button.tsx";
import { Cloth } from "../../components/Cloth.tsx";
import { RestOfStyles } from "../../components/RestOfStyles.tsx";
import { Section } from "../../components/Section.tsx";
import { Lead } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { quiltBlock } from "../../quilt/block.ts";
import { colorways } from "../../quilt/colorways.ts";
import { drawQuilt, type Placed } from "../../quilt/drawing.ts";
import type { PatternName } from "../../quilt/patterns.ts";
import type { schema } from "./schema.ts";

type NotFoundData = PageData<"not-found", typeof schema>;

export const data = definePage({
	path: "/404.html",
	metadata: ({ pages }: NotFoundData) => ({ ...pages["not-found"].metadata, indexed: false }),
});

/** The page for addresses that do not exist. */
export default function NotFound(data: NotFoundData) {
	const { title, text, action, report } = data.pages["not-found"];
	return (
		<Document data={data} head={<script type="module" src={data.assets.scripts.notFound} />}>
			<RestOfStyles />
			<Section
				space="band"
				className="grid items-center gap-x-fluid-6 gap-y-10 md:grid-cols-[1fr_1.3fr]"
			>
				<div>
					<h1>{title}</h1>
					<Lead className="mt-5 mb-8">{text}</Lead>
					<Actions links={[action, report]} />
				</div>
				<UnfinishedQuilt />
			</Section>
		</Document>
	);
}

const SIDE = 3;
const MISSING = 4;

/** The blocks row by row; the one in the middle is missing. */
const PATTERNS: readonly PatternName[] = [
	"sawtoothStar",
	"drunkardsPath",
	"cardTrick",
	"orangePeel",
	"pinwheel",
	"bearPaw",
	"flyingGeese",
	"ohioStar",
	"logCabin",
];

/** A quilt of nine blocks; stitches show where the missing one goes. On phones the words come first. */
function UnfinishedQuilt() {
	const blocks = PATTERNS.map((pattern, index): Placed => {
		const colorway = colorways[(index * 5) % colorways.length];
		return {
			block: quiltBlock(pattern, { pattern, ...(colorway && { colorway }) }),
			column: index % SIDE,
			row: Math.floor(index / SIDE),
		};
	}).filter((_, index) => index !== MISSING);
	return (
		<div className="relative max-w-112 md:order-first">
			<Cloth drawing={drawQuilt(SIDE, SIDE, blocks)} />
			<div className="absolute inset-[35.5%] border-2 border-dashed border-control" />
		</div>
	);
}
