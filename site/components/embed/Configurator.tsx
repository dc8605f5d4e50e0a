import type { EmbedPage } from "../../../shared/content/pages/embed.ts";
import { interfaceColours } from "../../../shared/design/tokens.ts";
import { DEFAULT_EMBED, EMBED_THEMES, LARGEST_RADIUS } from "../../../shared/embed/options.ts";
import { hex } from "../../eleventy/hex.ts";

/** What a partner can choose; site/scripts/embed.ts brings it to life. */
export function Configurator({
	copy,
	stylesheet,
}: {
	copy: EmbedPage["configurator"];
	/** Of forms. */
	stylesheet: string | undefined;
}) {
	const { partner, theme, accent, radius } = copy;
	return (
		<form className="configurator form" data-embed-options autoComplete="off">
			<link rel="stylesheet" href={stylesheet} precedence="form" />
			<div className="field">
				<label htmlFor="embed-partner">{partner.label}</label>
				<p className="form-hint" id="embed-partner-hint">
					{partner.hint}
				</p>
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
			</div>
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
			<div className="field">
				<label htmlFor="embed-accent">{accent.label}</label>
				<p className="form-hint" id="embed-accent-hint">
					{accent.hint}
				</p>
				<div className="pick">
					<input
						id="embed-accent"
						name="accent"
						type="color"
						defaultValue={hex(interfaceColours.light.action)}
						aria-describedby="embed-accent-hint"
					/>
					<button type="button" className="button outlined small" data-embed-reset="accent" hidden>
						{accent.reset}
					</button>
				</div>
			</div>
			<div className="field">
				<label htmlFor="embed-radius">{radius.label}</label>
				<p className="form-hint" id="embed-radius-hint">
					{radius.hint}
				</p>
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
				</div>
			</div>
		</form>
	);
}
