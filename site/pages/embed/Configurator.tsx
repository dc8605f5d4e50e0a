import { hex } from "../../../shared/design/hex.ts";
import { interfaceColors } from "../../../shared/design/tokens.ts";
import {
	DEFAULT_EMBED,
	EMBED_THEMES,
	type EmbedReset,
	LARGEST_RADIUS,
} from "../../../shared/embed/options.ts";
import { buttonClass } from "../../components/Button.tsx";
import { controlClass, Fault, Field } from "../../components/form/Field.tsx";
import type { EmbedPage } from "./schema.ts";

/** A control with what says or resets its choice. */
const CHOICE = "flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2";

/** The options of a partner's snippet. site/scripts/embed.ts runs it. */
export function Configurator({ copy }: { copy: EmbedPage["configurator"] }) {
	const { partner, theme, accent, radius } = copy;
	return (
		<form
			className="mt-8 grid grid-cols-1 gap-6.5 noscript:hidden"
			data-embed-options
			autoComplete="off"
		>
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
				<div aria-live="polite">
					<Fault id="embed-partner" />
				</div>
			</Field>
			<fieldset className="grid gap-1">
				<legend className="mb-1.5 font-bold">{theme.label}</legend>
				{EMBED_THEMES.map((name) => (
					<label key={name} className="flex min-h-11 items-center gap-3">
						<input
							className="size-5.5 accent-action"
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
				<div className={CHOICE}>
					<input
						id="embed-accent"
						className="h-12 w-20 rounded border-[1.5px] border-control bg-raised p-1"
						name="accent"
						type="color"
						defaultValue={hex(interfaceColors.light.action)}
						aria-describedby="embed-accent-hint"
					/>
					<Reset name="accent" label={accent.reset} />
				</div>
			</Field>
			<Field id="embed-radius" label={radius.label} hint={radius.hint}>
				<div className={CHOICE}>
					<input
						id="embed-radius"
						// A row of its own: what comes beneath it may not make it shorter while it is dragged.
						className="min-h-12 w-full flex-none accent-action"
						name="radius"
						type="range"
						min="0"
						max={LARGEST_RADIUS}
						defaultValue="2"
						aria-describedby="embed-radius-hint"
					/>
					<output
						className="min-h-11 content-center text-soft"
						htmlFor="embed-radius"
						data-as-drawn={radius.asDrawn}
					>
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
		<button
			type="button"
			className={buttonClass({ look: "outlined", small: true })}
			data-embed-reset={name}
			hidden
		>
			{label}
		</button>
	);
}
