import type { ReactNode } from "react";
import type { DeliverySettings } from "../ports.ts";
import type { Submission } from "../store/port.ts";
import words from "./words.json" with { type: "json" };

/** The form with which a site that embeds the quiz registers as a partner. */
const FORM = "partner";

/** The path at which the site's editor creates a partner. */
const NEW_PARTNER = "/admin/#/collections/partner/new";

interface NewPartnerProps {
	submission: Pick<Submission, "form" | "answers">;
	settings: Pick<DeliverySettings, "siteUrl" | "business">;
}

/** A link to the site's editor that prefills a new partner's details. */
export function NewPartner({ submission, settings }: NewPartnerProps): ReactNode {
	if (submission.form !== FORM || !settings.business.hasEditor) return null;
	const { organization = "", site: page = "" } = submission.answers;
	const filled = new URLSearchParams({
		name: organization,
		collaboration: organization,
		link: /^https?:\/\//i.test(page) ? page : `https://${page}`,
	});
	return (
		<li>
			<a
				className="button"
				href={`${settings.siteUrl}${NEW_PARTNER}?${filled}`}
				aria-describedby="do-new-partner"
			>
				{words.newPartner.button}
			</a>
			<p id="do-new-partner">{words.newPartner.before}</p>
		</li>
	);
}
