import { hex } from "../../../shared/design/hex.ts";
import { interfaceColors } from "../../../shared/design/tokens.ts";
import {
	EMBED_DISPLAYS,
	EMBED_THEMES,
	type EmbedReset,
	LARGEST_RADIUS,
} from "../../../shared/embed/options.ts";
import { buttonClass } from "../../components/Button.tsx";
import { controlClass, Fault, Field } from "../../components/form/Field.tsx";
import type { EmbedPage } from "./schema.ts";

/** Classes that lay out a control with its current value and its reset button. */
const CHOICE = "flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2";

interface ConfiguratorProps {
	copy: EmbedPage["configurator"];
	languages: readonly { readonly lang: string; readonly name: string }[];
	/** The slugs of all known partners. */
	partners: readonly string[];
}

/** The form in which partners choose the options of their snippet; site/scripts/embed.ts runs it. */
export function Configurator({ copy, languages, partners }: ConfiguratorProps) {
	const { partner, language, theme, display, accent, radius } = copy;
	return (
		<form className="mt-6 grid grid-cols-1 gap-6.5 pb-6" data-embed-options autoComplete="off">
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
					data-unknown={partner.unknown}
					data-known={partners.join(" ")}
				/>
				<div aria-live="polite">
					<Fault id="embed-partner" />
				</div>
			</Field>
			<Radios
				name="lang"
				values={languages.map(({ lang }) => lang)}
				options={Object.fromEntries(languages.map(({ lang, name }) => [lang, name]))}
				label={language.label}
				hint={language.hint}
			/>
			<Radios name="theme" values={EMBED_THEMES} {...theme} />
			<Radios name="display" values={EMBED_DISPLAYS} {...display} />
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
						// The slider has its own row, so that its width cannot change during a drag when the value or
						// the reset button changes.
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

interface RadiosProps<Value extends string> {
	name: "lang" | "theme" | "display";
	values: readonly Value[];
	label: string;
	options: Readonly<Record<Value, string>>;
	hint?: string;
}

/** A group of radio buttons, the first of them checked. */
function Radios<Value extends string>({ name, values, label, options, hint }: RadiosProps<Value>) {
	const hintId = hint && `embed-${name}-hint`;
	return (
		<fieldset className="grid gap-1" aria-describedby={hintId}>
			<legend className="font-bold">{label}</legend>
			{values.map((value) => (
				<label key={value} className="flex min-h-12 items-center gap-3">
					<input
						className="size-6 flex-none accent-action"
						type="radio"
						name={name}
						value={value}
						defaultChecked={value === values[0]}
					/>
					{options[value]}
				</label>
			))}
			{hint && (
				<p id={hintId} className="text-small text-soft">
					{hint}
				</p>
			)}
		</fieldset>
	);
}

/** A button that resets a choice, hidden while the choice has its default. */
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
