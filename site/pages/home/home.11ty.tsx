import { definePage } from "../../build/page.ts";
import { Strip } from "../../components/Strip.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { Ecosystem } from "./Ecosystem.tsx";
import { Figures } from "./Figures.tsx";
import { Hero } from "./Hero.tsx";
import { Invitations } from "./Invitations.tsx";
import { Partners } from "./Partners.tsx";
import { QuizInvitation } from "./QuizInvitation.tsx";
import { schema } from "./schema.ts";
import { Welcome } from "./Welcome.tsx";

export const data = definePage({
	path: "/",
	metadata: ({ pages }) => schema.parse(pages.home).metadata,
});

export default function Home(data: SiteData) {
	const { hero, fund, welcome, ecosystem, quiz, partners, invitations } = schema.parse(
		data.pages.home,
	);
	return (
		<Document data={data} styles="home">
			<Hero copy={hero} founder={data.site.founderPortrait} />
			<Strip assets={data.assets} />
			<Figures figures={data.site.impact.home} fund={fund} />
			<Welcome copy={welcome} />
			<Ecosystem copy={ecosystem} />
			<QuizInvitation copy={quiz} />
			<Partners copy={partners} partners={Object.values(data.partners)} />
			<Invitations copy={invitations} />
		</Document>
	);
}
