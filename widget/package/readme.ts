import { apiTables } from "../api/readme.ts";

/** The package's own README: how to use it, and what a page can do with the element. */
export function packageReadme(): string {
	return `# liberation-quiz

The Liberation Role Quiz: fifteen everyday moments, ten roles, a medicine wheel of your own. One custom element with
everything in it: it asks for nothing else until the visitor sends the email form.

\`\`\`js
import "liberation-quiz";
\`\`\`

\`\`\`html
<liberation-quiz partner="your-slug"><a href="...">Take the Liberation Role Quiz</a></liberation-quiz>
\`\`\`

In React 18 or later, on a server, too, where it is its link:

\`\`\`jsx
import { LiberationQuiz } from "liberation-quiz/react";

<LiberationQuiz partner="your-slug" onQuizCompleted={({ detail }) => console.log(detail.primary)}>
  <a href="...">Take the Liberation Role Quiz</a>
</LiberationQuiz>
\`\`\`

Types for \`<liberation-quiz>\` in JSX come with \`liberation-quiz/react\` and \`liberation-quiz/preact\`.

${apiTables()}
`;
}
