import type { Field as FieldCopy, FormWords } from "../../../shared/content/forms.ts";
import { CheckboxField, controlClass, Fault, Field } from "./Field.tsx";

interface FormFieldProps {
	form: string;
	field: FieldCopy;
	words: FormWords;
}

export function FormField({ form, field, words }: FormFieldProps) {
	const id = `${form}-${field.name}`;
	const label = (
		<>
			{field.label}
			{field.missing && (
				// The visible "required" is hidden from screen readers, which announce the control's `required`
				// attribute.
				<span className="text-small font-normal text-soft" aria-hidden="true">
					{" "}
					({words.required})
				</span>
			)}
		</>
	);
	const control = <Control id={id} field={field} words={words} />;
	if (field.kind === "checkbox") {
		return (
			<CheckboxField id={id} label={label} hint={field.hint}>
				{control}
			</CheckboxField>
		);
	}
	return (
		<Field id={id} label={label} hint={field.hint}>
			{control}
			<Fault id={id} />
		</Field>
	);
}

interface ControlProps {
	id: string;
	field: FieldCopy;
	words: FormWords;
}

function Control({ id, field, words }: ControlProps) {
	const common = {
		id,
		name: field.name,
		required: field.missing !== undefined,
		"aria-describedby": field.hint ? `${id}-fault ${id}-hint` : `${id}-fault`,
		"data-missing": field.missing,
	};
	switch (field.kind) {
		case "textarea":
			return <textarea {...common} className={controlClass("px-3")} rows={field.rows} />;
		case "select":
			return (
				<select
					{...common}
					className={controlClass("select-arrow appearance-none pe-10 ps-3")}
					data-parameter={field.parameter}
				>
					<option value="">{words.placeholder}</option>
					{field.options.map(({ value, label, alias }) => (
						<option key={value} value={value} data-alias={alias}>
							{label}
						</option>
					))}
				</select>
			);
		case "checkbox":
			return (
				<input
					{...common}
					className="size-6 flex-none accent-action"
					type="checkbox"
					value="true"
				/>
			);
		case "number":
			return (
				<div className="flex max-w-72 items-center gap-2.5">
					{field.unit && <span aria-hidden="true">{field.unit}</span>}
					<input
						{...common}
						className={controlClass("px-3")}
						type="number"
						inputMode="decimal"
						min={field.min}
						step={field.step}
						data-number={JSON.stringify({ min: field.min, step: field.step, unit: field.unit })}
						data-repeated={field.repeated}
						data-invalid={field.invalid}
					/>
				</div>
			);
		default:
			return (
				<input
					{...common}
					className={controlClass(field.kind === "tel" ? "max-w-72 px-3" : "px-3")}
					type={field.kind}
					autoComplete={field.autocomplete}
					data-invalid={"invalid" in field ? field.invalid : undefined}
					{...(field.kind === "email" && {
						"data-ascii": words.ascii,
						"data-blank": words.blank,
						"data-meant": words.meant,
					})}
				/>
			);
	}
}
