import { Strip } from "../../components/Strip.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { Ecosystem } from "./Ecosystem.tsx";
import { Figures } from "./Figures.tsx";
import { Hero } from "./Hero.tsx";
import { Invitations } from "./Invitations.tsx";
import { Partners } from "./Partners.tsx";
import { QuizInvitation } from "./QuizInvitation.tsx";
import { Welcome } from "./Welcome.tsx";

export const data = { permalink: "/" };

export default function Home(data: SiteData) {
	const { metadata, hero, fund, welcome, ecosystem, quiz, partners, invitations } = data.pages.home;
	return (
		<Document data={data} styles="home" {...metadata}>
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
