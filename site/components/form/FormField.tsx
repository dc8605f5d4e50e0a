import type { ReactNode } from "react";
import type { Field, FormName, FormWords } from "../../../shared/content/forms.ts";

interface FormFieldProps {
	form: FormName;
	field: Field;
	words: FormWords;
}

/** One question of a form: its label, what helps to answer it, the control, and room for what is wrong. */
export function FormField({ form, field, words }: FormFieldProps) {
	const id = `${form}-${field.name}`;
	const label = (
		<label htmlFor={id}>
			{field.label}
			{field.missing && <span className="form-required"> ({words.required})</span>}
		</label>
	);
	const hint = field.hint && (
		<p className="form-hint" id={`${id}-hint`}>
			{field.hint}
		</p>
	);
	const control = <Control id={id} field={field} placeholder={words.placeholder} />;
	const fault = <p className="form-fault" id={`${id}-fault`} />;
	if (field.kind === "checkbox") {
		return (
			<div className="field checked">
				{control}
				{label}
				{hint}
				{fault}
			</div>
		);
	}
	return (
		<div className={`field ${field.kind}`}>
			{label}
			{hint}
			{field.kind === "number" && field.unit ? <Unit unit={field.unit}>{control}</Unit> : control}
			{fault}
		</div>
	);
}

function Unit({ unit, children }: { unit: string; children: ReactNode }) {
	return (
		<div className="form-unit">
			<span aria-hidden="true">{unit}</span>
			{children}
		</div>
	);
}

function Control({ id, field, placeholder }: { id: string; field: Field; placeholder: string }) {
	const common = {
		id,
		name: field.name,
		required: field.missing !== undefined,
		"aria-describedby": field.hint ? `${id}-fault ${id}-hint` : `${id}-fault`,
		"data-missing": field.missing,
	};
	switch (field.kind) {
		case "textarea":
			return <textarea {...common} rows={field.rows} />;
		case "select":
			return (
				<select {...common} defaultValue="">
					<option value="">{placeholder}</option>
					{field.options.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</select>
			);
		case "checkbox":
			return <input {...common} type="checkbox" value="true" />;
		case "number":
			return (
				<input
					{...common}
					type="number"
					inputMode="decimal"
					min={field.min}
					step={field.step}
					data-invalid={field.invalid}
				/>
			);
		default:
			return (
				<input
					{...common}
					type={field.kind}
					autoComplete={field.autocomplete}
					data-invalid={field.invalid}
				/>
			);
	}
}
