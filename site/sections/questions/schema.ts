import { faq } from "../../schemas/page-parts.ts";
import { sectionKind } from "../section.ts";

export const schema = sectionKind("Questions and answers", { items: faq });
