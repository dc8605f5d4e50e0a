import fc from "fast-check";

// `npm test` makes the same cases each time, so that it turns red for a change alone; the long run makes new ones.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
