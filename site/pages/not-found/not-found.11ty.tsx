import { sewQuilt } from "../../../shared/quilt/quilt.ts";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { Actions } from "../../components/Button.tsx";
import { RestOfStyles } from "../../components/RestOfStyles.tsx";
import { Shapes } from "../../components/RoleBlock.tsx";
import { Section } from "../../components/Section.tsx";
import { Lead } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { defineTranslatedPage, inEveryLanguage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema } from "./schema.ts";

export const data = defineTranslatedPage({ path: "/404.html", indexed: false });

/** The 404 page. */
function NotFound(data: PageData<"not-found", typeof schema>) {
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

/** A quilt of nine blocks whose middle block is only outlined with stitches. On phones the text comes first. */
function UnfinishedQuilt() {
	const { width, height, binding, sash, patches } = sewQuilt(ROLE_KEYS.slice(0, SIDE * SIDE), SIDE);
	const sewn = patches.filter((_, index) => index !== MISSING).flatMap(({ shapes }) => shapes);
	return (
		<svg className="max-w-112 md:order-first" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
			<Shapes shapes={[binding, sash, ...sewn]} rim={0.5} />
			<path
				className="fill-paper stroke-control stroke-2 [stroke-dasharray:7_5]"
				d={patches[MISSING]?.outline}
			/>
		</svg>
	);
}

export default inEveryLanguage(NotFound);
