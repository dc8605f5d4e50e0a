import { sewQuilt } from "../../../shared/quilt/quilt.ts";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { PageHead } from "../../components/PageHead.tsx";
import { Shapes } from "../../components/RoleBlock.tsx";
import type { PageData } from "../../data.ts";
import { defineTranslatedPage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema } from "./schema.ts";

export const data = defineTranslatedPage({ path: "/404.html", indexed: false });

export default function NotFound(data: PageData<"not-found", typeof schema>) {
	const { title, text, action, report } = data.pages["not-found"];
	return (
		<Document data={data} head={<script type="module" src={data.assets.scripts.notFound} />}>
			<PageHead
				tone="paper"
				title={title}
				lead={text}
				actions={[action, report]}
				figure={<UnfinishedQuilt />}
			/>
		</Document>
	);
}

const SIDE = 3;
const MISSING = 4;

/** A quilt of nine blocks whose middle block is only outlined with stitches. */
function UnfinishedQuilt() {
	const { width, height, binding, sash, patches } = sewQuilt(ROLE_KEYS.slice(0, SIDE * SIDE), SIDE);
	const sewn = patches.filter((_, index) => index !== MISSING).flatMap(({ shapes }) => shapes);
	return (
		<svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
			<Shapes shapes={[binding, sash, ...sewn]} rim={0.5} />
			<path
				className="fill-paper stroke-control stroke-2 [stroke-dasharray:7_5]"
				d={patches[MISSING]?.outline}
			/>
		</svg>
	);
}
