import { Onward } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { PrintButton } from "../../components/PrintButton.tsx";
import type { PageData } from "../../data.ts";
import { defineTranslatedPage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { Guide } from "./Guide.tsx";
import { PlanStrips } from "./PlanStrips.tsx";
import type { schema } from "./schema.ts";

export const data = defineTranslatedPage({
	path: "/quiz/paper/guide",
	crumbs: [
		{ label: "Quiz", href: "/quiz" },
		{ label: "On paper", href: "/quiz/paper" },
	],
});

/** The page on how to take the quiz on paper with a group. Only the guide itself is printed. */
export default function QuizPaperGuide(data: PageData<"quiz-paper-guide", typeof schema>) {
	const copy = data.pages["quiz-paper-guide"];
	const { print } = copy;
	return (
		<Document data={data} head={<script type="module" src={data.assets.scripts.print} />}>
			<div className="print:hidden">
				<link rel="stylesheet" href={data.assets.paperStylesheet} />
				<PageHead
					tone="woad"
					{...copy.head}
					offer={
						<div className="mt-6">
							<PrintButton copy={print.button}>
								<Onward link={print.quiz} className="" />
							</PrintButton>
						</div>
					}
					figure={<PlanStrips plan={copy.plan} />}
				/>
			</div>
			<div className="field-edge bg-paper print:contents">
				<Guide data={data} />
			</div>
		</Document>
	);
}
