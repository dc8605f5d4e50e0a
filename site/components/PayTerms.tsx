import clsx from "clsx";
import type { Site } from "../../shared/content/site-schema.ts";

interface PayTermsProps {
	site: Pick<Site, "payTerms" | "contactEmail">;
	renews?: boolean;
	className?: string;
}

/** The renewal and refund terms, shown beside a payment link. */
export function PayTerms({
	site: { payTerms, contactEmail },
	renews = false,
	className = "mt-4",
}: PayTermsProps) {
	const terms = renews ? [payTerms.renewal, payTerms.refunds] : [payTerms.refunds];
	const mail = <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
	return (
		<div className={clsx("max-w-text text-small text-soft", className)}>
			{terms.map(
				({ label, answer }) =>
					answer && (
						<p key={label}>
							<b>{label}:</b> {answer}
						</p>
					),
			)}
			{terms.some(({ answer }) => !answer) ? (
				<p>
					{payTerms.ask[renews ? "renewing" : "once"]} {mail}
				</p>
			) : (
				<p>{mail}</p>
			)}
		</div>
	);
}
