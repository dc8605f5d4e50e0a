import { Ecosystem } from "../components/home/Ecosystem.tsx";
import { Figures } from "../components/home/Figures.tsx";
import { Hero } from "../components/home/Hero.tsx";
import { Invitations } from "../components/home/Invitations.tsx";
import { Partners } from "../components/home/Partners.tsx";
import { QuizInvitation } from "../components/home/QuizInvitation.tsx";
import { Welcome } from "../components/home/Welcome.tsx";
import { Strip } from "../components/Strip.tsx";
import type { SiteData } from "../data.ts";
import { Document } from "../layouts/Document.tsx";

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
