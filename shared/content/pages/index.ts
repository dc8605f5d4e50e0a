import type { z } from "zod";
import { aboutSchema } from "./about.ts";
import { academySchema } from "./academy.ts";
import { academyProgramsSchema } from "./academy-programs.ts";
import { academyWelcomeSchema } from "./academy-welcome.ts";
import { articlesPageSchema } from "./articles.ts";
import { collaborationsSchema } from "./collaborations.ts";
import { contactSchema } from "./contact.ts";
import { donateSchema } from "./donate.ts";
import { embedSchema } from "./embed.ts";
import { erinsPlaceSchema } from "./erins-place.ts";
import { eventsPageSchema } from "./events.ts";
import { eventsJoinSchema } from "./events-join.ts";
import { forWhitePeopleSchema } from "./for-white-people.ts";
import { getInvolvedSchema } from "./get-involved.ts";
import { homeSchema } from "./home.ts";
import { homesteadSchema } from "./homestead.ts";
import { homesteadVisitSchema } from "./homestead-visit.ts";
import { howItWorksSchema } from "./how-it-works.ts";
import { notFoundSchema } from "./not-found.ts";
import { passHubSchema } from "./pass-hub.ts";
import { quizPageSchema } from "./quiz.ts";
import { rolesPageSchema } from "./roles.ts";
import { scholarshipsSchema } from "./scholarships.ts";
import { shopPageSchema } from "./shop.ts";
import { accessibilitySchema, privacySchema } from "./statement.ts";
import { volunteerSchema } from "./volunteer.ts";

/** The schema of each page's copy, by the name of its file in `site/_data/pages/`. */
export const pageSchemas = {
	about: aboutSchema,
	accessibility: accessibilitySchema,
	articles: articlesPageSchema,
	forWhitePeople: forWhitePeopleSchema,
	howItWorks: howItWorksSchema,
	privacy: privacySchema,
	roles: rolesPageSchema,
	academy: academySchema,
	academyPrograms: academyProgramsSchema,
	academyWelcome: academyWelcomeSchema,
	erinsPlace: erinsPlaceSchema,
	collaborations: collaborationsSchema,
	embed: embedSchema,
	events: eventsPageSchema,
	eventsJoin: eventsJoinSchema,
	contact: contactSchema,
	donate: donateSchema,
	getInvolved: getInvolvedSchema,
	scholarships: scholarshipsSchema,
	volunteer: volunteerSchema,
	home: homeSchema,
	homestead: homesteadSchema,
	homesteadVisit: homesteadVisitSchema,
	notFound: notFoundSchema,
	passHub: passHubSchema,
	quiz: quizPageSchema,
	shop: shopPageSchema,
} as const satisfies Record<string, z.ZodType>;

type PageSchemas = typeof pageSchemas;

/** The copy of every page, as the layouts find it under `pages`. */
export type Pages = { readonly [Name in keyof PageSchemas]: z.infer<PageSchemas[Name]> };
