/** Whether everything is measured in every way, as `npm run test:long` does; `npm test` takes a sample, or takes turns. */
export const isComplete = Boolean(process.env.EVERY_PAGE);
