import { Actions } from "../../components/Button.tsx";
import { Picture } from "../../components/Photo.tsx";
import { RestOfStyles } from "../../components/RestOfStyles.tsx";
import { Label, Lead } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { withMembershipPrice } from "../../rules/shop-rules.ts";
import type { schema } from "./schema.ts";

/** The top of the home page: the tagline beside the cloth, and the founder's portrait on the cloth if there is one. */
export function Hero({ data }: { data: PageData<"home", typeof schema> }) {
	const { hero, ecosystem } = data.pages.home;
	const { title, lead, actions, portrait } = hero;
	const { founderName, founderPortrait } = data.site;
	return (
		<>
			<header className="relative md:min-h-[min(46vw,44rem)] md:content-center">
				<div className="wrap py-head">
					<div className="md:w-1/2 md:pe-fluid-4">
						<Label className="mb-2 flex gap-x-4 md:mb-4">
							{ecosystem.branches.map(({ name, action: { href } }) => (
								<a key={href} href={href} className="py-1">
									{name}
								</a>
							))}
						</Label>
						<h1 className="text-hero">
							{title.before} <em className="text-link not-italic">{title.marked}</em>
							{title.after}
						</h1>
						<Lead className="mt-4 md:mt-6">{withMembershipPrice(lead, data.plans)}</Lead>
						<Actions links={actions} className="mt-6 md:mt-8" />
					</div>
				</div>
				<div className="cut-left grid items-center md:absolute md:inset-y-0 md:end-0 md:w-[46vw]">
					<img
						className="wall h-72 w-full object-cover md:absolute md:h-full"
						src={data.assets.icons.walls.home}
						alt=""
						width={884}
						height={784}
					/>
					{founderPortrait && (
						<figure className="relative m-8 max-w-80 justify-self-center bg-paper p-3 max-md:-mt-40">
							<Picture image={founderPortrait} />
							<figcaption className="mt-2 text-small text-soft">
								{founderName && <b className="block text-ink">{founderName}</b>} {portrait}
							</figcaption>
						</figure>
					)}
				</div>
			</header>
			<RestOfStyles />
		</>
	);
}
