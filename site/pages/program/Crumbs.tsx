import type { Link } from "../../../shared/content/fields.ts";

interface CrumbsProps {
	/** The pages above this one, from the top. */
	trail: readonly Link[];
	here: string;
}

/** The way from the top to this page. */
export function Crumbs({ trail, here }: CrumbsProps) {
	return (
		<nav className="wrap crumbs" aria-label="Breadcrumb">
			<ol>
				{trail.map(({ label, href }) => (
					<li key={href}>
						<a href={href}>{label}</a>
					</li>
				))}
				<li aria-current="page">{here}</li>
			</ol>
		</nav>
	);
}
