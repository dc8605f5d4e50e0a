import { interfaceColors } from "../../../shared/design/tokens.ts";
import {
	DEFAULT_EMBED,
	EMBED_THEMES,
	type EmbedReset,
	LARGEST_RADIUS,
} from "../../../shared/embed/options.ts";
import { hex } from "../../build/hex.ts";
import { controlClass, Fault, Field } from "../../components/form/Field.tsx";
import type { EmbedPage } from "./schema.ts";

/** The options of a partner's snippet. site/scripts/embed.ts runs it. */
export function Configurator({ copy }: { copy: EmbedPage["configurator"] }) {
	const { partner, theme, accent, radius } = copy;
	return (
		<form className="configurator grid grid-cols-1 gap-6.5" data-embed-options autoComplete="off">
			<Field id="embed-partner" label={partner.label} hint={partner.hint}>
				<input
					id="embed-partner"
					className={controlClass("px-3")}
					name="partner"
					type="text"
					autoCapitalize="none"
					spellCheck={false}
					aria-describedby="embed-partner-fault embed-partner-hint"
					data-invalid={partner.invalid}
				/>
				<Fault id="embed-partner" />
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
			<Field id="embed-accent" label={accent.label} hint={accent.hint}>
				<div className="pick">
					<input
						id="embed-accent"
						className={controlClass("")}
						name="accent"
						type="color"
						defaultValue={hex(interfaceColors.light.action)}
						aria-describedby="embed-accent-hint"
					/>
					<Reset name="accent" label={accent.reset} />
				</div>
			</Field>
			<Field id="embed-radius" label={radius.label} hint={radius.hint}>
				<div className="pick">
					<input
						id="embed-radius"
						className="min-h-12"
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

/** Resets a choice. Hidden until there is one. */
function Reset({ name, label }: { name: EmbedReset; label: string }) {
	return (
		<button type="button" className="button outlined small" data-embed-reset={name} hidden>
			{label}
		</button>
	);
}
