import json from "./messages.json" with { type: "json" };

/** The texts of the circle. */
export const messages = json;
