import type { Catalogue } from "../../shared/quiz/catalogue-data.ts";
import { PILLAR_KEYS, ROLE_KEYS } from "../../shared/quiz/keys.ts";
import { type PackedCatalogue, pageOf, SEPARATOR } from "./unpack.ts";

/**
 * The catalogue as one run of texts and one of digits, without field names, keys and brackets: 1 kB (brotli) less.
 * @throws RangeError where a text holds the separator
 */
export function packCatalogue({
	questions,
	roles,
	pillars,
	programs,
	tiers,
}: Catalogue): PackedCatalogue {
	const texts: string[] = [];
	const positions: number[] = [];
	for (const { slug, title, summary, url } of programs)
		texts.push(slug, title, summary, url === pageOf(slug) ? "" : url);
	for (const {
		role,
		name,
		tagline,
		gift,
		challenge,
		contribution,
		invitation,
		praxis,
		...rest
	} of roles) {
		texts.push(name, tagline, gift, challenge, contribution, invitation);
		texts.push(...praxis.self, ...praxis.home, ...praxis.work);
		positions.push(
			...rest.dismantles.map((pillar) => PILLAR_KEYS.indexOf(pillar)),
			rest.recommendedPrograms.length,
		);
		for (const wanted of rest.recommendedPrograms) {
			const program = programs.findIndex(({ slug }) => slug === wanted);
			positions.push(program);
			texts.push(programs[program]?.rationale[role] ?? "");
		}
	}
	for (const { prompt, options } of questions) {
		texts.push(prompt);
		for (const { label, role, pillars: marked } of options) {
			texts.push(label);
			positions.push(
				ROLE_KEYS.indexOf(role),
				...marked.map((pillar) => PILLAR_KEYS.indexOf(pillar)),
			);
		}
	}
	texts.push(...pillars.map(({ label }) => label));
	for (const { name, price, detail, summary, url } of tiers)
		texts.push(name, String(price), detail, summary, url);
	const stray = texts.find((text) => text.includes(SEPARATOR));
	if (stray)
		throw new RangeError(`"${stray}" holds "${SEPARATOR}", which separates the widget's texts`);
	return [texts.join(SEPARATOR), positions.map((position) => position.toString(36)).join("")];
}
