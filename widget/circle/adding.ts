import { cleanName } from "../../shared/circle/person.ts";
import type { RolePair } from "../../shared/quiz/role-query.ts";
import type { CircleCore } from "./core.ts";
import { loadReader } from "./later.ts";

/** How people come into a circle, and their names. */
export interface Adding {
	/** Adds the people in a text. @returns false where it says why that can't be done */
	paste(text: string): Promise<boolean>;
	add(name: string, roles: RolePair | null): void;
	/** @param name - null leaves it as it was */
	rename(id: number, name: string | null): void;
}

export function createAdding(circle: CircleCore): Adding {
	const { add, names, notices } = circle.words;
	const fault = (text: string) => {
		circle.dispatch({ type: "faulted", form: "paste", text });
		return false;
	};
	return {
		async paste(text) {
			if (!text.trim()) return fault(notices.emptyText);
			try {
				const reading = (await loadReader()).readPeople(text, { names, and: add.and });
				if (reading.people.length === 0) return fault(notices.nothing);
				circle.dispatch({ type: "added", form: "paste", reading });
				return true;
			} catch {
				return fault(notices.notLoaded);
			}
		},
		add(name, roles) {
			if (!roles) return circle.dispatch({ type: "faulted", form: "hand", text: notices.noRole });
			const person = { ...roles, name: cleanName(name) };
			circle.dispatch({ type: "added", form: "hand", reading: { people: [person], leftOut: [] } });
		},
		rename(id, name) {
			circle.dispatch({ type: "renamed", id, name: name === null ? null : cleanName(name) });
		},
	};
}
