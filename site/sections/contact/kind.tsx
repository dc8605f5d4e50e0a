import { ZONE_NAMES } from "../../../shared/time-zones.ts";
import { Button } from "../../components/Button.tsx";
import { Terms } from "../../components/Facts.tsx";
import { defineKind } from "../section-kind.ts";
import { schema } from "./schema.ts";

/** Our profiles elsewhere, and the link to book an hour. */
export default defineKind({
	schema,
	Content: ({ data: { site }, section: { social, scheduling } }) => (
		<>
			<p className="font-bold">{social}</p>
			<p className="statement mt-2 mb-6 flex flex-wrap gap-x-8">
				{site.social.map(({ label, url }) => (
					<a key={url} href={url}>
						{label}
					</a>
				))}
			</p>
			<Button link={{ label: scheduling, href: site.schedulingUrl }} look="outlined" />
		</>
	),
	/** The email address and the office hours. */
	figure({ data: { site }, section: { email } }) {
		const { timeZone, hours } = site.officeHours;
		const january = new Date("2026-01-01").toLocaleTimeString("en-US", {
			timeZone,
			timeZoneName: "short",
		});
		return (
			<>
				<p className="font-bold">{email}</p>
				<a className="display text-h3" href={`mailto:${site.contactEmail}`}>
					{site.contactEmail}
				</a>
				<Terms
					items={hours.map(({ days, hours: text }) => ({ title: days, text }))}
					className="mt-6"
					beside
				/>
				<p className="border-t pt-2.5 text-small text-soft">{`${ZONE_NAMES[timeZone]} (${january.split(" ").at(-1)})`}</p>
			</>
		);
	},
});
