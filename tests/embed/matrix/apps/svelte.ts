import { flushSync, mount, unmount } from "svelte";
import Quiz from "./Quiz.svelte";

/* A Svelte 5 app. */

let quiz: object | undefined;

Object.assign(window, {
	mountQuiz(target: HTMLElement) {
		// Without flushSync, Svelte 5.57 mounts nothing in WebKit when a test's script calls it.
		flushSync(() => {
			quiz = mount(Quiz, { target });
		});
	},
	unmountQuiz() {
		if (quiz) unmount(quiz);
	},
});
