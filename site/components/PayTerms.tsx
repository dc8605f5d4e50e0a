import clsx from "clsx";
import type { Site } from "../../shared/content/site-schema.ts";

interface PayTermsProps {
	site: Pick<Site, "payTerms" | "contactEmail">;
	kind?: keyof Site["payTerms"]["ask"];
	className?: string;
}

/** The renewal and refund terms, shown beside a payment link. A gift has none. */
export function PayTerms({
	site: { payTerms, contactEmail },
	kind = "once",
	className = "mt-4",
}: PayTermsProps) {
	const { renewal, refunds } = payTerms;
	const terms = { renewing: [renewal, refunds], once: [refunds], giving: [] }[kind];
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
			{kind === "giving" || terms.some(({ answer }) => !answer) ? (
				<p>
					{payTerms.ask[kind]} {mail}
				</p>
			) : (
				<p>{mail}</p>
			)}
		</div>
	);
}
