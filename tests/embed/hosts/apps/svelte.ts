import { mount, unmount } from "svelte";
import Quiz from "./Quiz.svelte";

/* A Svelte 5 app. */

let quiz: object | undefined;

Object.assign(window, {
	mountQuiz(target: HTMLElement) {
		quiz = mount(Quiz, { target });
	},
	unmountQuiz() {
		if (quiz) unmount(quiz);
	},
});
