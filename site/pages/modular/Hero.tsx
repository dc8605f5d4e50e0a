import { Actions } from "../../components/Button.tsx";
import { MainStylesheet } from "../../components/MainStylesheet.tsx";
import { Picture } from "../../components/Photo.tsx";
import { Lead } from "../../components/Text.tsx";
import type { SiteData } from "../../data.ts";
import type { ModularPage } from "../../schemas/modular-pages.ts";

interface HeroProps {
	data: SiteData;
	head: ModularPage["head"];
}

/** The top of the home page: the tagline beside the cloth, and the founder's portrait on the cloth if there is one. */
export function Hero({ data: { site, assets }, head }: HeroProps) {
	const { title, lead, actions = [] } = head;
	const { founderName, founderPortrait } = site;
	return (
		<>
			<header className="relative md:min-h-[min(46vw,40rem)] md:content-center">
				<div className="wrap py-head">
					<div className="md:w-1/2 md:pe-fluid-4">
						<h1 className="text-hero">{title}</h1>
						<Lead className="mt-4 md:mt-6">{lead}</Lead>
						<Actions links={actions} className="mt-6 md:mt-8" />
					</div>
				</div>
				<div className="cut-left grid items-center md:absolute md:inset-y-0 md:end-0 md:w-[46vw]">
					<img
						className="wall h-34 w-full object-cover md:absolute md:h-full"
						src={assets.icons.walls.home}
						alt=""
						width={884}
						height={784}
					/>
					{founderPortrait && (
						<figure className="relative m-8 max-w-80 justify-self-center bg-paper p-3 max-md:-mt-40">
							<Picture image={founderPortrait} />
							{founderName && <figcaption className="mt-2 font-bold">{founderName}</figcaption>}
						</figure>
					)}
				</div>
			</header>
			<MainStylesheet />
		</>
	);
}
