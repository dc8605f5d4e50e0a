import type { SiteData } from "../data.ts";
import type { AcademyProgram } from "../rules/academy-programs.ts";
import { firstOffer } from "../rules/program-prices.ts";
import { priceText } from "../rules/shop-rules.ts";
import { EnrollmentWords } from "./Dated.tsx";

interface EnrollmentProps {
	data: SiteData;
	program: Pick<AcademyProgram, "enrollment">;
	className?: string;
}

/** Says how to enroll and at what price: `Open now · with Seed, $197 a year`. */
export function Enrollment({ data, program: { enrollment }, className }: EnrollmentProps) {
	const { plans = [], payment } = enrollment.state === "waitlist" ? {} : { ...enrollment };
	const [cheapest] = plans.map((slug) => firstOffer(data.plans, slug));
	const price = payment
		? priceText(payment.amountUsd)
		: cheapest && `with ${cheapest.plan}, ${cheapest.price}`;
	return (
		<p className={className}>
			<b>
				<EnrollmentWords data={data} enrollment={enrollment} />
			</b>
			{price && ` · ${price}`}
		</p>
	);
}
