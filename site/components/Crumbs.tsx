import type { Link } from "../../shared/content/fields.ts";

interface CrumbsProps {
	/** The ancestor pages, from the top. */
	trail: readonly Link[];
	here: string;
}

/** The page's breadcrumb. Phones omit the page's title, because the `h1` follows directly. */
export function Crumbs({ trail, here }: CrumbsProps) {
	return (
		<nav className="wrap" aria-label="Breadcrumb">
			<ol className="flex flex-wrap py-1.5 text-small">
				{trail.map(({ label, href }, index) => (
					<li key={href} className="flex min-h-11 items-center">
						{index > 0 && <Slash />}
						<a className="inline-block py-2.5" href={href}>
							{label}
						</a>
					</li>
				))}
				<li className="flex items-center max-sm:hidden" aria-current="page">
					<Slash />
					{here}
				</li>
			</ol>
		</nav>
	);
}

function Slash() {
	return (
		<span className="mx-[0.6em] text-soft" aria-hidden="true">
			/
		</span>
	);
}
