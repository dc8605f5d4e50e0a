import json from "./messages.json" with { type: "json" };

/** The English texts of the circle. */
export const messages = json;
