import { SurveyModel } from "survey-core";
import "survey-js-ui";
import "survey-core/survey-core.fontless.css";
import { landing } from "../../../shared/quiz/messages.ts";
import questions from "../../../shared/quiz/questions.json" with { type: "json" };

/* The quiz's questions in SurveyJS, with its own start page and one question a page, as its documentation shows. */

const survey = new SurveyModel({
	firstPageIsStartPage: true,
	startSurveyText: landing.start,
	pages: [
		{ elements: [{ type: "html", html: `<h2>${landing.headline}</h2><p>${landing.lead}</p>` }] },
		...questions.map(({ id, prompt, options }) => ({
			elements: [
				{
					type: "radiogroup",
					name: id,
					title: prompt,
					isRequired: true,
					choices: options.map(({ label }, value) => ({ value, text: label })),
				},
			],
		})),
	],
});

survey.render(document.querySelector("main") ?? document.body);
