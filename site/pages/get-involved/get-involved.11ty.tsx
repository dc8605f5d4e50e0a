import clsx from "clsx";
import type { Site } from "../../../shared/content/site-schema.ts";
import { Button } from "../../components/Button.tsx";
import { Facts } from "../../components/Facts.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, toneClass } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { withMembershipPrice } from "../../rules/shop-rules.ts";
import type { GetInvolvedPage, InvolvedPath, schema } from "./schema.ts";

type GetInvolvedData = PageData<"get-involved", typeof schema>;

export const data = definePage({
	path: "/get-involved",
	metadata: ({ pages }: GetInvolvedData) => pages["get-involved"].metadata,
});

/** Get involved: six paths, and four figures. */
export default function GetInvolved(data: GetInvolvedData) {
	const { head, pathsTitle, paths, impact } = data.pages["get-involved"];
	return (
		<Document data={data} photo="work">
			<PageHead tone="paper" {...head} />
			<Paths
				title={pathsTitle}
				paths={paths.map((path) => ({
					...path,
					description: withMembershipPrice(path.description, data.plans),
				}))}
			/>
			<Impact copy={impact} figures={data.site.impact.getInvolved} />
		</Document>
	);
}

interface PathsProps {
	title: string;
	paths: readonly InvolvedPath[];
}

/** Six ways to take part. */
function Paths({ title, paths }: PathsProps) {
	return (
		<section aria-labelledby="paths">
			<h2 id="paths" className="sr-only">
				{title}
			</h2>
			<ul className="grid sm:grid-cols-2 lg:grid-cols-3">
				{paths.map((path) => (
					<PathTile key={path.slug} path={path} />
				))}
			</ul>
		</section>
	);
}

/** One way to take part, on cloth of its own, with the stitches of a seam at two sides. */
function PathTile({
	path: { slug, title, description, color, features, action },
}: {
	path: InvolvedPath;
}) {
	return (
		<li
			id={slug}
			className={clsx(
				"flex flex-col items-start border-r-2 border-b-2 border-dashed px-gutter py-7 md:p-fluid-4",
				toneClass(color),
			)}
		>
			<h3 className="text-entry">{title}</h3>
			<p className="mt-1.5 max-w-note">{description}</p>
			<p className="mt-2 mb-4 max-w-note text-small text-soft">{features.join(" · ")}</p>
			<Button link={action} look="outlined" className="mt-auto" />
		</li>
	);
}

interface ImpactProps {
	copy: GetInvolvedPage["impact"];
	figures: Site["impact"]["getInvolved"];
}

/** What has been done so far: figures, each above what it counts. */
function Impact({ copy: { title, facts }, figures }: ImpactProps) {
	return (
		<Section className="grid gap-y-6">
			<h2>{title}</h2>
			<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-8">
				{figures.map(({ figure, label }) => (
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
