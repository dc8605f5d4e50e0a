/** Where `npm start` builds: apart from dist/, which is built for the real site. */
export const START_OUTPUT = ".cache/site";
