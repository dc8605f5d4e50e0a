interface ProgressProps {
	value: number;
	max?: number;
}

/** A progress bar without a name: hidden from screen readers, which read the progress in a text beside it. */
export function Progress({ value, max = 100 }: ProgressProps) {
	return <progress value={value} max={max} aria-hidden="true" />;
}
