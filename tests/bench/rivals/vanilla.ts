import { landing, quiz as text } from "../../../shared/quiz/messages.ts";
import questions from "../../../shared/quiz/questions.json" with { type: "json" };

/* The quiz's questions in plain JavaScript, the least that a page with the same words can do. */

const place = document.querySelector("main") ?? document.body;
const answers: number[] = [];

function element<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	properties: Partial<HTMLElementTagNameMap[Tag]> = {},
	...children: Node[]
): HTMLElementTagNameMap[Tag] {
	const node = Object.assign(document.createElement(tag), properties);
	node.append(...children);
	return node;
}

function button(id: string, label: string, onPress: () => void): HTMLButtonElement {
	const node = element("button", { id, type: "button", textContent: label });
	node.addEventListener("click", onPress);
	return node;
}

function showLanding(): void {
	place.replaceChildren(
		element("h2", { textContent: landing.headline }),
		element("p", { textContent: landing.lead }),
		button("start", landing.start, () => showQuestion(0)),
	);
}

function showQuestion(index: number): void {
	const question = questions[index];
	if (!question) {
		place.replaceChildren(element("p", { textContent: answers.join(", ") }));
		return;
	}
	const options = question.options.map(({ label }, option) => {
		const checked = answers[index] === option;
		const input = element("input", { type: "radio", name: question.id, checked });
		input.addEventListener("change", () => {
			answers[index] = option;
		});
		return element("label", {}, input, element("span", { textContent: label }));
	});
	place.replaceChildren(
		element("h2", { textContent: question.prompt }),
		element("p", { textContent: `${index + 1} / ${questions.length}` }),
		element("fieldset", {}, ...options),
		button("previous", text.previous, () => showQuestion(Math.max(0, index - 1))),
		button("next", text.next, () => {
			if (answers[index] !== undefined) showQuestion(index + 1);
		}),
	);
}

showLanding();
