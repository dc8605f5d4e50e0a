import json from "./messages.json" with { type: "json" };

/** The English texts of the quiz's interface. */
export const { landing, quiz, answers, email, delivery, results, rolePack, mail, credits } = json;
