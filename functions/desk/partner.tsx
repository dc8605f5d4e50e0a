import type { ReactNode } from "react";
import { site } from "../content.ts";
import type { DeliverySettings } from "../ports.ts";
import type { Submission } from "../store/port.ts";
import words from "./words.json" with { type: "json" };

/** The form by which somebody says that the quiz is on their page. */
const FORM = "partner";

/** Where the editor makes a new partner, behind the site's address. */
const NEW_PARTNER = "/admin/#/collections/partner/new";

interface NewPartnerProps {
	submission: Pick<Submission, "form" | "answers">;
	settings: Pick<DeliverySettings, "siteUrl">;
}

/**
 * Leads to the editor with what a partner wrote; where the site has no editor, shows the file to make. The
 * editor names the file after the collaboration, as we do here.
 */
export function NewPartner({ submission, settings }: NewPartnerProps): ReactNode {
	if (submission.form !== FORM) return null;
	const { button, before, file, copy } = words.newPartner;
	const fields = fieldsOf(submission.answers);
	const { slug, ...filled } = fields;
	if (!site.editor) {
		return (
			<li>
				<details>
					<summary>{file}</summary>
					<p>{copy}</p>
					<pre>{`site/_data/partners/${slug}.json\n\n${fileOf(fields)}`}</pre>
				</details>
			</li>
		);
	}
	return (
		<li>
			<a
				className="button"
				href={`${settings.siteUrl}${NEW_PARTNER}?${new URLSearchParams(filled)}`}
				aria-describedby="do-new-partner"
			>
				{button}
			</a>
			<p id="do-new-partner">{before}</p>
		</li>
	);
}

/** What a partner's file takes from what they wrote. */
function fieldsOf({ organization = "", site: page = "" }: Submission["answers"]) {
	return {
		slug: slugOf(organization),
		name: organization,
		collaboration: organization,
		link: /^https?:\/\//i.test(page) ? page : `https://${page}`,
	};
}

/** The whole file. What they didn't write is empty, and the content check asks for it. */
function fileOf({ slug, name, collaboration, link }: ReturnType<typeof fieldsOf>): string {
	const file = {
		$schema: "../../../.cache/schemas/partner.json",
		slug,
		order: 99,
		featured: false,
		name,
		collaboration,
		description: "",
		focus: "",
		link,
		linkLabel: "Visit their website",
		image: null,
		programs: [],
	};
	return JSON.stringify(file, null, "\t");
}

/** A name as small letters, digits and single hyphens: `Many Minds!` is many-minds. */
function slugOf(name: string): string {
	return name
		.normalize("NFKD")
		.replaceAll(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-|-$/g, "");
}
