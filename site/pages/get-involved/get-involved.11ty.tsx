import clsx from "clsx";
import { Button } from "../../components/Button.tsx";
import { Facts } from "../../components/Facts.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, toneClass } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { withMembershipPrice } from "../../rules/shop-rules.ts";
import type { InvolvedPath, schema } from "./schema.ts";

export const data = definePage({ path: "/get-involved" });

type GetInvolvedData = PageData<"get-involved", typeof schema>;

/** The Get involved page: six ways to help, and four numbers on our work so far. */
export default function GetInvolved(data: GetInvolvedData) {
	const { head, pathsTitle, paths } = data.pages["get-involved"];
	return (
		<Document data={data} photo="work">
			<PageHead tone="paper" {...head} />
			<section aria-labelledby="paths">
				<h2 id="paths" className="sr-only">
					{pathsTitle}
				</h2>
				<ul className="grid sm:grid-cols-2 lg:grid-cols-3">
					{paths.map(({ description, ...path }) => (
						<PathTile
							key={path.slug}
							path={{ ...path, description: withMembershipPrice(description, data.plans) }}
						/>
					))}
				</ul>
			</section>
			<Impact data={data} />
		</Document>
	);
}

/** Stitched icons. They are not quilt blocks, because a quilt block always stands for a role. */
const PICTURES: Record<InvolvedPath["icon"], string> = {
	book: "M12 7c-2-2-6-2-9-1v13c3-1 7-1 9 1 2-2 6-2 9-1V6c-3-1-7-1-9 1v13",
	house: "M3 12l9-8 9 8M5 10.5V20h14v-9.5M10 20v-6h4v6",
	heart: "M12 20C5 15 2 11 4 7c2-3.5 6.5-3 8 1 1.5-4 6-4.5 8-1 2 4-1 8-8 13z",
	sprout: "M12 21v-9C6 12 4 8.5 4 5c5 0 8 3 8 7 0-4 3-7 8-7 0 3.5-2 7-8 7",
	chair: "M7 3v10h10V3M7 7h10M5 13h14M6.5 13v8M17.5 13v8",
	onward: "M3 7h9M3 12h17M3 17h9M14 6l6 6-6 6",
};

function PathTile({ path }: { path: InvolvedPath }) {
	const { slug, title, description, icon, color, features, action } = path;
	return (
		<li
			id={slug}
			className={clsx("flex flex-col items-start px-gutter py-7 md:p-fluid-4", toneClass(color))}
		>
			<h3 className="flex items-center gap-3.5 text-entry">
				<svg
					className="w-10 flex-none fill-none stroke-current stroke-[1.3] md:w-12"
					viewBox="0 0 24 24"
					strokeDasharray="2.2 1.1"
					aria-hidden="true"
				>
					<path d={PICTURES[icon]} />
				</svg>
				{title}
			</h3>
			<p className="mt-1.5 max-w-note">{description}</p>
			<p className="mt-2 mb-4 max-w-note text-small text-soft">{features.join(" · ")}</p>
			<Button link={action} look="outlined" className="mt-auto" />
		</li>
	);
}

/** Numbers on our work so far, each above its label. */
function Impact({ data: { pages, site } }: { data: GetInvolvedData }) {
	const { title, facts } = pages["get-involved"].impact;
	return (
		<Section className="grid gap-y-6">
			<h2>{title}</h2>
			<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-8">
				{site.impact.getInvolved.map(({ figure, label }) => (
					<div
						key={label}
						className="flex flex-col-reverse justify-end border-t-3 border-clay py-5"
					>
						<dt className="mt-2.5">{label}</dt>
						<dd className="display text-figure leading-none text-link lining-nums">{figure}</dd>
					</div>
				))}
			</dl>
			<Facts facts={facts} className="" />
		</Section>
	);
}
