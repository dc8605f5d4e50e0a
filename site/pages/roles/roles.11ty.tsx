import { fill } from "../../../shared/quiz/fill.ts";
import { pillarIn } from "../../../shared/quiz/keys.ts";
import { PageHead } from "../../components/PageHead.tsx";
import { RoleRow } from "../../components/RoleRow.tsx";
import { RoleWheel } from "../../components/RoleWheel.tsx";
import { Section } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { defineTranslatedPage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema } from "./schema.ts";

export const data = defineTranslatedPage({ path: "/quiz/roles" });

/** The page of the ten roles, arranged around their wheel. */
export default function Roles(data: PageData<"roles", typeof schema>) {
	const { words, everyPage } = data;
	const { title, lead, say, actions, respect, quilts } = data.pages.roles;
	const list = new Intl.ListFormat(words.language.locale);
	return (
		<Document data={data}>
			<PageHead
				tone="paper"
				title={title}
				lead={lead}
				actions={actions}
				figure={
					<figure className="xl:-ms-24">
						<RoleWheel data={data} />
						<figcaption className="mt-4 text-small text-soft">
							<p>{quilts}</p>
							<p className="mt-2">{respect}</p>
						</figcaption>
					</figure>
				}
			/>
			<Section ground="linen">
				<p className="great">{say}</p>
				<ol className="grid gap-x-fluid-4 lg:grid-cols-2">
					{words.roles.map((role) => (
						<RoleRow key={role.role} language={words.language} role={role} level="h2">
							<p className="text-small text-soft">
								{fill(everyPage.dismantles, {
									habits: list.format(role.dismantles.map((key) => pillarIn(words, key).label)),
								})}
							</p>
						</RoleRow>
					))}
				</ol>
			</Section>
		</Document>
	);
}
