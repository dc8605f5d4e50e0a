/*
 * Traditional quilt blocks in the notation of notation.ts.
 */
export const sketches = {
	pinwheel: String.raw`
		a\p a/p b\p b/p
		p/a p\a p/b p\b
		b\p b/p a\p a/p
		p/b p\b p/a p\a`,
	brokenDishes: String.raw`
		p/a b\p p/a b\p
		p\b a/p p\b a/p
		p/a b\p p/a b\p
		p\b a/p p\b a/p`,
	hourglass: String.raw`
		apap c    bpbp c
		c    papa c    pbpb
		bpbp c    apap c
		c    pbpb c    papa`,
	ohioStar: String.raw`
		p    paba p
		abap b    apab
		p    bapa p`,
	friendshipStar: String.raw`
		p   a\p p
		p/a b   a/p
		p   p\a p`,
	sawtoothStar: String.raw`
		p   a\p p/a p
		p\a b/c c\b a/p
		p/a b\c c/b a\p
		p   a/p p\a p`,
	flyingGeese: String.raw`
		p/a a\p d\c c/d
		p/b b\p d\a a/d
		p/c c\p d\b b/d
		p/a a\p d\c c/d`,
	dutchmansPuzzle: String.raw`
		p/a a\p b\p a\p
		p/b b\p b/p a/p
		p/a p/b p\b b/p
		p\a p\b p\a a/p`,
	logCabin: String.raw`
		a a a a a a a a
		p b b b b b b a
		p d c c c c b a
		p d p b b c b a
		p d p b b c b a
		p d p p p c b a
		p d d d d d b a
		p p p p p p p a`,
	courthouseSteps: String.raw`
		a a a a a a a
		p b b b b b p
		p d c c c d p
		p d p b p d p
		p d c c c d p
		p b b b b b p
		a a a a a a a`,
	churnDash: String.raw`
		p   p/a p p a\p p
		p/a a   b b a   a\p
		p   b   c c b   p
		p   b   c c b   p
		p\a a   b b a   a/p
		p   p\a p p a/p p`,
	cardTrick: String.raw`
		p/a  pbba b\p
		aacp baca bpaa
		p\c  capc a/p`,
	bearPaw: String.raw`
		p   p/b p/b p b\p b\p p
		p/b a   a   p a   a   b\p
		p/b a   a   p a   a   b\p
		p   p   p   c p   p   p
		p\b a   a   p a   a   b/p
		p\b a   a   p a   a   b/p
		p   p\b p\b p b/p b/p p`,
	economy: String.raw`
		a   a/b b\a a
		a/b c   d   b\a
		a\b d   c   b/a
		a   a\b b/a a`,
	jacobsLadder: String.raw`
		b   p   a\p p   b   p
		p   b   a   a\p p   b
		p\a a   b   p   a\p p
		p   p\a p   b   a   a\p
		b   p   p\a a   b   p
		p   b   p   p\a p   b`,
	railFence: `
		a a a a b c
		b b b a b c
		c c c a b c
		a b c a a a
		a b c b b b
		a b c c c c`,
	drunkardsPath: `
		a◞p p◟b a◞p p◟b
		p◝a b◜p p◝a b◜p
		b◞p p◟a b◞p p◟a
		p◝b a◜p p◝b a◜p`,
	fullMoon: `
		c◞p p   p   c◟p
		p   a◜p b◝p p
		p   b◟p a◞p p
		c◝p p   p   c◜p`,
	orangePeel: `
		a⧅p b⧄p a⧅p b⧄p
		b⧄p a⧅p b⧄p a⧅p
		a⧅p b⧄p a⧅p b⧄p
		b⧄p a⧅p b⧄p a⧅p`,
} as const satisfies Record<string, string>;
