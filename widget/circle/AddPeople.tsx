import { NAME_LENGTH } from "../../shared/circle/person.ts";
import { isRoleKey, ROLE_KEYS, type RoleKey } from "../../shared/quiz/keys.ts";
import type { RolePair } from "../../shared/quiz/result.ts";
import { Button } from "../common/Button.tsx";
import { focus } from "../common/focus.ts";
import type { CircleProps } from "./controller.ts";
import { People } from "./People.tsx";
import type { CircleState, Form } from "./state.ts";

/** The two forms that add people: by pasting their results, and by hand. */
export function AddPeople({ circle, isFolded }: CircleProps & { isFolded?: boolean }) {
	const { brought, byHand } = circle.state;
	const { add: text } = circle.words;
	const ways = (
		<div className="ways">
			<Paste circle={circle} />
			<ByHand key={brought ? "brought" : byHand} circle={circle} />
			<People circle={circle} />
		</div>
	);
	return isFolded ? (
		<details className="add">
			<summary>
				<h3>{text.folded}</h3>
			</summary>
			{ways}
		</details>
	) : (
		<section className="add">{ways}</section>
	);
}

function Paste({ circle }: CircleProps) {
	const { add: text } = circle.words;
	const fault = faultIn(circle.state, "paste");
	const { leftOut } = circle.state;
	const add = async (button: HTMLElement) => {
		const field = fieldBeside(button, "results");
		const pasted = field?.value ?? "";
		const isAdded = await circle.paste(pasted);
		if (field?.value === pasted && isAdded) field.value = "";
	};
	return (
		<div data-fields>
			<label className="field">
				{text.paste}
				<textarea
					part="input"
					name="results"
					rows={3}
					spellCheck={false}
					aria-describedby="paste-fault paste-hint"
					aria-invalid={fault !== ""}
					ref={circle.state.target === "paste" ? focus : null}
				/>
			</label>
			<p className="notice" id="paste-fault">
				{fault}
			</p>
			<p className="quiet" id="paste-hint">
				{text.pasteHint}
			</p>
			<Button onClick={({ currentTarget }) => add(currentTarget)}>{text.pasteButton}</Button>
			{leftOut.length > 0 && (
				// A new key remounts the `<details>`, so that it is open again for the next text.
				<details className="left-out" key={leftOut.join("\n")} open>
					<summary>{text.leftOut}</summary>
					<p className="quiet">{text.leftOutHint}</p>
					<ul>
						{leftOut.map((line, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and lines are never reordered
							<li key={index}>{line}</li>
						))}
					</ul>
				</details>
			)}
		</div>
	);
}

function ByHand({ circle }: CircleProps) {
	const { add: text } = circle.words;
	const { brought, target } = circle.state;
	const fault = faultIn(circle.state, "hand");
	const add = (node: HTMLElement) =>
		circle.add(fieldBeside(node, "name")?.value ?? "", rolesBeside(node));
	return (
		<fieldset data-fields>
			<legend>{text.hand}</legend>
			{brought && <p className="brought">{text.brought}</p>}
			<label className="field">
				{text.name}
				<input
					part="input"
					name="name"
					maxLength={NAME_LENGTH}
					autoComplete="off"
					ref={target === "name" ? focus : null}
					onKeyDown={({ key, currentTarget }) => key === "Enter" && add(currentTarget)}
				/>
			</label>
			<div className="pair">
				<RoleSelect
					circle={circle}
					name="role"
					empty={text.choose}
					selected={brought?.primary}
					fault={fault}
					isTarget={target === "hand"}
				/>
				<RoleSelect circle={circle} name="second" empty={text.none} selected={brought?.secondary} />
			</div>
			<p className="notice" id="hand-fault">
				{fault}
			</p>
			<Button outlined onClick={({ currentTarget }) => add(currentTarget)}>
				{text.handButton}
			</Button>
		</fieldset>
	);
}

interface RoleSelectProps extends CircleProps {
	name: "role" | "second";
	/** The label of the empty option. */
	empty: string;
	selected: RoleKey | null | undefined;
	fault?: string;
	isTarget?: boolean;
}

function RoleSelect({ circle, name, empty, selected, fault, isTarget }: RoleSelectProps) {
	const { add: text, names } = circle.words;
	return (
		<label className="field">
			{text[name]}
			<select
				part="input"
				name={name}
				aria-describedby={fault ? "hand-fault" : undefined}
				aria-invalid={Boolean(fault)}
				ref={isTarget ? focus : null}
			>
				<option value="">{empty}</option>
				{ROLE_KEYS.map((role) => (
					<option key={role} value={role} selected={role === selected}>
						{names[role]}
					</option>
				))}
			</select>
		</label>
	);
}

function faultIn({ fault }: CircleState, form: Form): string {
	return fault?.form === form ? fault.text : "";
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Finds the field with this name in the same group. A `<form>` isn't used, because a host page's sandbox may forbid
 * forms.
 */
function fieldBeside(node: Element, name: string): Field | null {
	return node.closest("[data-fields]")?.querySelector<Field>(`[name=${name}]`) ?? null;
}

function rolesBeside(node: Element): RolePair | null {
	const primary = fieldBeside(node, "role")?.value;
	const secondary = fieldBeside(node, "second")?.value;
	if (!isRoleKey(primary)) return null;
	return { primary, secondary: isRoleKey(secondary) && secondary !== primary ? secondary : null };
}
