const FORMAT = new Intl.NumberFormat("en-US", {
	style: "currency",
	currency: "USD",
	trailingZeroDisplay: "stripIfInteger",
});

/** An amount of US dollars as the price list writes it: `$3,333`. */
export function dollars(amount: number): string {
	return FORMAT.format(amount);
}
