import { NAME_LENGTH } from "../../shared/circle/person.ts";
import { Button } from "../common/Button.tsx";
import { focus, select } from "../common/focus.ts";
import type { CircleProps } from "./controller.ts";
import { type Member, nameOf, rolesOf, type Target } from "./state.ts";

/** The collapsible list of people, where they can be renamed and removed. */
export function People({ circle }: CircleProps) {
	const { members } = circle.state;
	const { people: text } = circle.words;
	if (members.length === 0) return null;
	return (
		<details className="people">
			<summary>{text.title}</summary>
			<ul role="list">
				{members.map((member) => (
					<li key={member.id} className="apart">
						{circle.state.renaming === member.id ? (
							<NameField member={member} circle={circle} />
						) : (
							<PersonRow member={member} circle={circle} />
						)}
					</li>
				))}
			</ul>
		</details>
	);
}

interface PersonProps extends CircleProps {
	member: Member;
}

function PersonRow({ member, circle }: PersonProps) {
	const { words } = circle;
	const { people: text } = words;
	const { id } = member;
	const name = nameOf(words, member);
	const { target } = circle.state;
	return (
		<>
			<p>
				<b>{name}</b> <span className="quiet">{rolesOf(words, member)}</span>
			</p>
			<div className="acts">
				{(["rename", "remove"] as const).map((act) => (
					<button
						key={act}
						type="button"
						part="button"
						ref={isTarget(target, id, act) ? focus : null}
						onClick={() => circle.dispatch({ type: act === "rename" ? "renaming" : "removed", id })}
					>
						{text[act]} <span className="unseen">{name}</span>
					</button>
				))}
			</div>
		</>
	);
}

function NameField({ member, circle }: PersonProps) {
	const { people: text } = circle.words;
	const { id, name } = member;
	const end = (after: string | null) => circle.rename(id, after);
	return (
		<div className="naming">
			<label className="field">
				<span className="unseen">{text.name}</span>
				<input
					part="input"
					defaultValue={name}
					maxLength={NAME_LENGTH}
					autoComplete="off"
					ref={isTarget(circle.state.target, id, "name") ? select : null}
					onKeyDown={(event) => {
						if (event.key === "Escape") end(null);
						if (event.key !== "Enter") return;
						// Without this, the same keypress would click the button that receives the focus.
						event.preventDefault();
						end(event.currentTarget.value);
					}}
				/>
			</label>
			<Button
				onClick={({ currentTarget }) =>
					end(currentTarget.parentElement?.querySelector("input")?.value ?? null)
				}
			>
				{text.save}
			</Button>
			<Button outlined onClick={() => end(null)}>
				{text.cancel}
			</Button>
		</div>
	);
}

function isTarget(target: Target | null, id: number, button: string): boolean {
	return typeof target === "object" && target?.id === id && target.button === button;
}
