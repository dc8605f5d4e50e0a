/** The language of every word that an element shows, and its direction: the page around it may have others. */
export const LANGUAGE = { lang: "en", dir: "ltr" } as const;
