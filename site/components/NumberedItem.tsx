import clsx from "clsx";
import { Numeral } from "./Numeral.tsx";

interface NumberedItemProps {
	number: number;
	title: string;
	text: string;
	/** Where it stands: margins. */
	className?: string | undefined;
}

/** An entry of an ordered list, its number large at the left. */
export function NumberedItem({ number, title, text, className }: NumberedItemProps) {
	return (
		<li
			className={clsx(
				"grid grid-cols-[clamp(3.5rem,9vw,6.5rem)_minmax(0,34em)] items-start border-t py-6",
				className,
			)}
		>
			<Numeral className="text-h1 leading-[0.9]">{number}</Numeral>
			<div>
				<h3>{title}</h3>
				<p className="mt-1.5 text-soft">{text}</p>
			</div>
		</li>
	);
}
