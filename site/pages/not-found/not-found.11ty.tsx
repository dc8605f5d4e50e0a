import { Actions } from "../../components/Button.tsx";
import { RestOfStyles } from "../../components/RestOfStyles.tsx";
import { Section } from "../../components/Section.tsx";
import { Lead } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema } from "./schema.ts";
import { UnfinishedQuilt } from "./UnfinishedQuilt.tsx";

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
