import type { z } from "zod";
import { aboutSchema } from "../pages/about/schema.ts";
import { academySchema } from "../pages/academy/schema.ts";
import { academyProgramsSchema } from "../pages/academy-programs/schema.ts";
import { academyWelcomeSchema } from "../pages/academy-welcome/schema.ts";
import { articlesPageSchema } from "../pages/articles/schema.ts";
import { collaborationsSchema } from "../pages/collaborations/schema.ts";
import { contactSchema } from "../pages/contact/schema.ts";
import { donateSchema } from "../pages/donate/schema.ts";
import { embedSchema } from "../pages/embed/schema.ts";
import { erinsPlaceSchema } from "../pages/erins-place/schema.ts";
import { eventsPageSchema } from "../pages/events/schema.ts";
import { eventsJoinSchema } from "../pages/events-join/schema.ts";
import { forWhitePeopleSchema } from "../pages/for-white-people/schema.ts";
import { getInvolvedSchema } from "../pages/get-involved/schema.ts";
import { homeSchema } from "../pages/home/schema.ts";
import { homesteadSchema } from "../pages/homestead/schema.ts";
import { homesteadVisitSchema } from "../pages/homestead-visit/schema.ts";
import { howItWorksSchema } from "../pages/how-it-works/schema.ts";
import { notFoundSchema } from "../pages/not-found/schema.ts";
import { passHubSchema } from "../pages/pass-hub/schema.ts";
import { accessibilitySchema, privacySchema } from "../pages/privacy/schema.ts";
import { quizPageSchema } from "../pages/quiz/schema.ts";
import { rolesPageSchema } from "../pages/roles/schema.ts";
import { scholarshipsSchema } from "../pages/scholarships/schema.ts";
import { shopPageSchema } from "../pages/shop/schema.ts";
import { volunteerSchema } from "../pages/volunteer/schema.ts";

/** The schema of each page's copy, by the name of its file in `site/_data/pages/`. */
export const pageSchemas = {
	about: aboutSchema,
	accessibility: accessibilitySchema,
	articles: articlesPageSchema,
	"for-white-people": forWhitePeopleSchema,
	"how-it-works": howItWorksSchema,
	privacy: privacySchema,
	roles: rolesPageSchema,
	academy: academySchema,
	"academy-programs": academyProgramsSchema,
	"academy-welcome": academyWelcomeSchema,
	"erins-place": erinsPlaceSchema,
	collaborations: collaborationsSchema,
	embed: embedSchema,
	events: eventsPageSchema,
	"events-join": eventsJoinSchema,
	contact: contactSchema,
	donate: donateSchema,
	"get-involved": getInvolvedSchema,
	scholarships: scholarshipsSchema,
	volunteer: volunteerSchema,
	home: homeSchema,
	homestead: homesteadSchema,
	"homestead-visit": homesteadVisitSchema,
	"not-found": notFoundSchema,
	"pass-hub": passHubSchema,
	quiz: quizPageSchema,
	shop: shopPageSchema,
} as const satisfies Record<string, z.ZodType>;

type PageSchemas = typeof pageSchemas;

/** The copy of every page, as the layouts find it under `pages`. */
export type Pages = { readonly [Name in keyof PageSchemas]: z.infer<PageSchemas[Name]> };
