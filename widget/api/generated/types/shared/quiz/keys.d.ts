/** The ten roles in the order of the catalogue, which is also the last resort of the tie rule. */
export declare const ROLE_KEYS: readonly ["weaver", "experimenter", "frontline_responder", "visionary", "builder", "caregiver", "disruptor", "healer", "storyteller", "guide"];
export type RoleKey = (typeof ROLE_KEYS)[number];
/** The fifteen pillars in the order of pillars.json, which settles equal marks (docs/product.md 2.5). */
export declare const PILLAR_KEYS: readonly ["right_to_comfort", "power_hoarding", "objectivity", "progress_bigger_more", "perfectionism", "either_or", "paternalism", "only_one_right_way", "worship_written_word", "fear_open_conflict", "individualism", "im_the_only_one", "quantity_over_quality", "sense_of_urgency", "defensiveness"];
export type PillarKey = (typeof PILLAR_KEYS)[number];
export declare const QUESTION_IDS: readonly ["q1", "q2", "q3", "q4", "q5", "q6", "q7", "q8", "q9", "q10", "q11", "q12", "q13", "q14", "q15"];
export type QuestionId = (typeof QUESTION_IDS)[number];
/** Whether a value from outside (an address, an attribute, storage) names a role. */
export declare function isRoleKey(value: unknown): value is RoleKey;
