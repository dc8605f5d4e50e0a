import encodeQR from "qr";

interface QrCodeProps {
	/** The text that the QR code encodes. */
	text: string;
	/** The accessible name of the image. */
	label: string;
}

/** The width, in modules, of the light margin that the standard requires around a QR code. */
const QUIET_ZONE = 4;

/** A QR code, dark on light in both themes. */
export function QrCode({ text, label }: QrCodeProps) {
	const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET_ZONE });
	const path = rows
		.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
		.join("");
	return (
		<svg
			className="paper-code"
			viewBox={`0 0 ${rows.length} ${rows.length}`}
			shapeRendering="crispEdges"
			role="img"
			aria-label={label}
		>
			<path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
			<path d={path} />
		</svg>
	);
}
