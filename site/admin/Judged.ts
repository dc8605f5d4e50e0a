import CMS, { type CustomFieldControlProps } from "@sveltia/cms";
import { Component, createElement } from "react";
import { explain } from "../check/explain.ts";
import { rules } from "../schemas/json-schema.ts";
import { numberOf } from "./format.ts";
import { sentence } from "./refusal.ts";

/** The choices of fields that offer what other content has, by the name in the schema. */
type Choices = Readonly<Record<string, () => readonly string[]>>;

/** Returns the control of a field of Sveltia's own that says what can't be right, once the founder has left it. */
export function judgedControl(choices: Choices) {
	return class Judged extends Component<CustomFieldControlProps, { readonly hasLeft: boolean }> {
		override state = { hasLeft: false };

		override render() {
			const { field, value } = this.props;
			const { of, rule, isNumber, choices: offered, shortest = 0, longest } = field.toJS();
			const fault =
				this.state.hasLeft && value ? faultOf(rule, isNumber ? numberOf(value) : value) : "";
			const options = choices[offered]?.().map((each) => ({ value: each, label: each }));
			const shown = options
				? field.set("options", [{ value: "", label: "None" }, ...options])
				: field;
			const control = CMS.getFieldType(of)?.control;
			return createElement(
				"div",
				{ className: "judged", onBlur: () => this.setState({ hasLeft: true }) },
				control && createElement(control, { ...this.props, field: shown }),
				longest &&
					createElement(
						"small",
						null,
						`${String(value ?? "").length} of ${shortest ? `${shortest} to ` : ""}${longest} characters`,
					),
				createElement("p", { role: "status" }, fault),
			);
		}
	};
}

function faultOf(rule: number, value: unknown): string {
	const schema = rules[rule];
	const [fault] = schema ? explain(schema, value) : [];
	return fault ? sentence(fault.message) : "";
}
