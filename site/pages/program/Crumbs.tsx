import type { Link } from "../../../shared/content/fields.ts";

const CRUMB = "flex min-h-11 items-center";

interface CrumbsProps {
	/** The pages above this one, from the top. */
	trail: readonly Link[];
	here: string;
}

/** The breadcrumb of this page. */
export function Crumbs({ trail, here }: CrumbsProps) {
	return (
		<nav className="wrap" aria-label="Breadcrumb">
			<ol className="flex flex-wrap py-1.5 text-small">
				{trail.map(({ label, href }) => (
					<li key={href} className={CRUMB}>
						<a className="py-2.5" href={href}>
							{label}
						</a>
						<span className="mx-[0.6em] text-soft" aria-hidden="true">
							/
						</span>
					</li>
				))}
				<li className={CRUMB} aria-current="page">
					{here}
				</li>
			</ol>
		</nav>
	);
}
