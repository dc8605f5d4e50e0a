/** The ten roles in the catalogue's order, which is the last tie-breaker. */
export const ROLE_KEYS = [
	"weaver",
	"experimenter",
	"frontline_responder",
	"visionary",
	"builder",
	"caregiver",
	"disruptor",
	"healer",
	"storyteller",
	"guide",
] as const;

export type RoleKey = (typeof ROLE_KEYS)[number];

/** The fifteen pillars in the order of pillars.json, which breaks ties. */
export const PILLAR_KEYS = [
	"right_to_comfort",
	"power_hoarding",
	"objectivity",
	"progress_bigger_more",
	"perfectionism",
	"either_or",
	"paternalism",
	"only_one_right_way",
	"worship_written_word",
	"fear_open_conflict",
	"individualism",
	"im_the_only_one",
	"quantity_over_quality",
	"sense_of_urgency",
	"defensiveness",
] as const;

export type PillarKey = (typeof PILLAR_KEYS)[number];

export const QUESTION_IDS = [
	"q1",
	"q2",
	"q3",
	"q4",
	"q5",
	"q6",
	"q7",
	"q8",
	"q9",
	"q10",
	"q11",
	"q12",
	"q13",
	"q14",
	"q15",
] as const;

export type QuestionId = (typeof QUESTION_IDS)[number];

export function isRoleKey(value: unknown): value is RoleKey {
	return ROLE_KEYS.some((key) => key === value);
}

export function roleIn<Role extends { readonly role: RoleKey }>(
	{ roles }: { readonly roles: readonly Role[] },
	key: RoleKey,
): Role {
	return roles.find(({ role }) => role === key) ?? missing(key);
}

export function pillarIn<Pillar extends { readonly key: PillarKey }>(
	{ pillars }: { readonly pillars: readonly Pillar[] },
	key: PillarKey,
): Pillar {
	return pillars.find((pillar) => pillar.key === key) ?? missing(key);
}

/** Throws an error that names a key missing from the content files; `npm run check` reports such a key earlier. */
function missing(key: string): never {
	throw new Error(`no "${key}" in the catalogue`);
}
