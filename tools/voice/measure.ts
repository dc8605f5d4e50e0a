import compromise from "compromise";

/** A block that ends on a sentence of so many words or fewer ends short. */
const SHORT_ENDING = 8;
/** A sentence of more words than this is a long one. */
const LONG = 15;

const NEGATIVE = /\b(?:no|not|nobody|none|nothing|never|neither|nor|cannot)\b|n’t\b|n't\b/i;
const CONTRACTED =
	/\b(?:\w+n[’']t|(?:I|you|he|she|it|we|they|that|there|here|who|what|where|let)[’'](?:m|re|s|ve|ll|d))\b/gi;
const CONTRACTIBLE =
	/\b(?:(?:is|are|was|were|do|does|did|has|have|had|will|would|could|should) not|cannot|I am|(?:you|we|they) (?:are|have|will|would)(?! not)|(?:it|that|there|here|who|what) is(?! not)|(?:he|she|it) will(?! not))\b/gi;

/** What a text sounds like. Each is a count. */
export interface Voice {
	readonly words: number;
	readonly sentences: number;
	/** Sentences of more than 15 words. */
	readonly long: number;
	/** Blocks of two sentences or more. */
	readonly blocks: number;
	/** Of those, the ones whose last sentence has 8 words or fewer. */
	readonly shortEndings: number;
	/** Sentences that say what is not. */
	readonly negatives: number;
	readonly contracted: number;
	/** Words that speech would contract: "it is". */
	readonly uncontracted: number;
	/** Neighboring sentences that both have no verb. */
	readonly fragmentPairs: number;
}

/** Measures a text, given as its blocks: paragraphs, list items. */
export function measure(blocks: readonly string[]): Voice {
	const bySentence = blocks.map(sentencesOf);
	const all = bySentence.flat();
	const several = bySentence.filter(({ length }) => length > 1);
	return {
		words: sum(all.map(wordsIn)),
		sentences: all.length,
		long: all.filter((sentence) => wordsIn(sentence) > LONG).length,
		blocks: several.length,
		shortEndings: several.filter((block) => wordsIn(block.at(-1) ?? "") <= SHORT_ENDING).length,
		negatives: all.filter((sentence) => NEGATIVE.test(sentence)).length,
		contracted: sum(all.map((sentence) => sentence.match(CONTRACTED)?.length ?? 0)),
		uncontracted: sum(all.map((sentence) => sentence.match(CONTRACTIBLE)?.length ?? 0)),
		fragmentPairs: sum(bySentence.map(fragmentPairsIn)),
	};
}

function fragmentPairsIn(sentences: readonly string[]): number {
	const fragments = sentences.map((sentence) => !compromise(sentence).has("#Verb"));
	return fragments.filter((fragment, index) => fragment && fragments[index + 1]).length;
}

/** The sentences of a block. A label or an address without an end mark is no sentence. */
function sentencesOf(block: string): string[] {
	const segments = new Intl.Segmenter("en", { granularity: "sentence" }).segment(block);
	return [...segments]
		.map(({ segment }) => segment.trim())
		.filter((sentence) => /[.!?…]["”’)]*$/.test(sentence));
}

function wordsIn(sentence: string): number {
	return sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
