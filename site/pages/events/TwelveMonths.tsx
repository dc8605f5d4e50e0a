import type { ScheduledEvent } from "../../rules/event-schedule.ts";

interface TwelveMonthsProps {
	/** The build's date, in ISO 8601. */
	from: string;
	events: readonly ScheduledEvent[];
	caption: string;
}

/**
 * A patch for each of twelve months, dyed if an event begins in that month. The patches are decorative: the list of
 * events has the same information.
 */
export function TwelveMonths({ from, events, caption }: TwelveMonthsProps) {
	const [year = 0, month = 1] = from.split("-").map(Number);
	const months = Array.from({ length: 12 }, (_, index) => {
		const first = new Date(Date.UTC(year, month - 1 + index));
		const key = first.toISOString().slice(0, 7);
		return { key, name: NAME.format(first), dyed: events.some(({ date }) => date.startsWith(key)) };
	});
	return (
		<figure>
			<div className="grid grid-cols-12 gap-0.75 md:grid-cols-4" aria-hidden="true">
				{months.map(({ key, name, dyed }) => (
					<span
						key={key}
						className="patch display grid aspect-2/3 grid-flow-col place-content-center text-base md:aspect-square md:text-h5"
						data-dyed={dyed || undefined}
					>
						{name[0]}
						<span className="max-md:hidden">{name.slice(1)}</span>
					</span>
				))}
			</div>
			<figcaption className="mt-3 font-bold">{caption}</figcaption>
		</figure>
	);
}

const NAME = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short" });
