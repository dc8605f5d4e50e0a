/* Items of the tests' own: the real ones are the founder's to change and to delete. */

/** An event of an afternoon. */
export const event = (slug: string, title: string) => ({
	$schema: "../../../.cache/schemas/event.json",
	slug,
	title,
	type: "Workshop",
	status: "upcoming",
	date: "2090-05-01",
	startTime: "12:00",
	endTime: "14:00",
	timeZone: "America/New_York",
	venue: "online",
	location: "Online",
	description: "Soup, and time to talk.",
	registration: "https://tickets.school.test/soup",
	partner: "bakers",
});
export const product = (slug: string, order: number) => ({
	$schema: "../../../.cache/schemas/product.json",
	id: slug,
	slug,
	order,
	title: `The ${slug}`,
	description: "Eight pages about bread and salt, to read in any order that you like.",
	long_description: ["Eight pages, folded by hand."],
	price: 27,
	original_price: null,
	product_type: "digital",
	category: "Digital Resources",
	image: null,
	featured: false,
	equity_available: true,
	pay_it_forward: true,
	status: "active",
	external_url: null,
	payment_url: "https://pay.school.test/zine",
	price_tiers: [],
	tags: ["reading"],
	contents: ["The zine"],
	facts: [],
	delivery: ["It arrives by email."],
});
export const partner = (slug: string, order: number) => ({
	$schema: "../../../.cache/schemas/partner.json",
	slug,
	order,
	featured: false,
	name: null,
	collaboration: `Circle of ${slug}`,
	description: "People who bake together.",
	focus: "Bread",
	link: "https://partner.school.test/",
	image: null,
});

/** Two of each kind, by their files. */
export const OWN_ITEMS: Readonly<Record<string, unknown>> = {
	"site/_data/events/soup.json": event("soup", "Soup"),
	"site/_data/events/bread.json": { ...event("bread", "Bread"), partner: "millers" },
	"site/_data/products/zine.json": product("zine", 901),
	"site/_data/products/cards.json": product("cards", 902),
	"site/_data/partners/bakers.json": partner("bakers", 901),
	"site/_data/partners/millers.json": partner("millers", 902),
};

export const OWN_ARTICLE = {
	file: "site/articles/bread.md",
	text: `---
title: Bread
excerpt: An essay about salt and light which is long enough to be an excerpt on this page.
date: 2026-03-14
author: Liberation Education
category: Home
tags:
  - bread
quote: Bread first.
---

Bread and salt.
`,
};
