import type { ReactNode } from "react";
import { interfaceColors } from "../../../shared/design/tokens.ts";
import {
	DEFAULT_EMBED,
	EMBED_THEMES,
	type EmbedReset,
	LARGEST_RADIUS,
} from "../../../shared/embed/options.ts";
import { hex } from "../../build/hex.ts";
import type { EmbedPage } from "./schema.ts";

/** The options of a partner's snippet. site/scripts/embed.ts runs it. */
export function Configurator({
	copy,
	stylesheet,
}: {
	copy: EmbedPage["configurator"];
	/** The stylesheet of forms. */
	stylesheet: string | undefined;
}) {
	const { partner, theme, accent, radius } = copy;
	return (
		<form className="configurator form" data-embed-options autoComplete="off">
			<link rel="stylesheet" href={stylesheet} precedence="form" />
			<Field name="partner" copy={partner}>
				<input
					id="embed-partner"
					name="partner"
					type="text"
					autoCapitalize="none"
					spellCheck={false}
					aria-describedby="embed-partner-fault embed-partner-hint"
					data-invalid={partner.invalid}
				/>
				<p className="form-fault" id="embed-partner-fault" />
			</Field>
			<fieldset className="themes">
				<legend>{theme.label}</legend>
				{EMBED_THEMES.map((name) => (
					<label key={name}>
						<input
							type="radio"
							name="theme"
							value={name}
							defaultChecked={name === DEFAULT_EMBED.theme}
						/>
						{theme.options[name]}
					</label>
				))}
			</fieldset>
			<Field name="accent" copy={accent}>
				<div className="pick">
					<input
						id="embed-accent"
						name="accent"
						type="color"
						defaultValue={hex(interfaceColors.light.action)}
						aria-describedby="embed-accent-hint"
					/>
					<Reset name="accent" label={accent.reset} />
				</div>
			</Field>
			<Field name="radius" copy={radius}>
				<div className="pick">
					<input
						id="embed-radius"
						name="radius"
						type="range"
						min="0"
						max={LARGEST_RADIUS}
						defaultValue="2"
						aria-describedby="embed-radius-hint"
					/>
					<output htmlFor="embed-radius" data-as-drawn={radius.asDrawn}>
						{radius.asDrawn}
					</output>
					<Reset name="radius" label={radius.reset} />
				</div>
			</Field>
		</form>
	);
}

/** A control with its label and hint; the control's id is `embed-{name}`, the hint's `embed-{name}-hint`. */
function Field({
	name,
	copy: { label, hint },
	children,
}: {
	name: keyof EmbedPage["configurator"];
	copy: { label: string; hint: string };
	children: ReactNode;
}) {
	return (
		<div className="field">
			<label htmlFor={`embed-${name}`}>{label}</label>
			<p className="form-hint" id={`embed-${name}-hint`}>
				{hint}
			</p>
			{children}
		</div>
	);
}

/** Resets a choice. Hidden until there is one. */
function Reset({ name, label }: { name: EmbedReset; label: string }) {
	return (
		<button type="button" className="button outlined small" data-embed-reset={name} hidden>
			{label}
		</button>
	);
}
