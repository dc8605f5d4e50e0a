import clsx from "clsx";
import { buttonClass } from "../components/Button.tsx";
import type { SiteData } from "../data.ts";
import type { PrivacyPage } from "../pages/privacy/schema.ts";

interface AnalyticsScriptsProps {
	data: Pick<SiteData, "environment" | "assets">;
	/** Loads the scripts with CORS, because a host page's `Cross-Origin-Embedder-Policy` may block them otherwise. */
	framed?: boolean;
}

/** Loads our analytics script, and the provider's if no consent is needed; neither script blocks rendering. */
export function AnalyticsScripts({ data, framed = false }: AnalyticsScriptsProps) {
	const { analytics } = data.environment;
	const ours = data.assets.scripts.analytics;
	if (!ours || analytics.provider === "none") return null;
	const crossOrigin = framed ? "anonymous" : undefined;
	return (
		<>
			<script type="module" src={ours} />
			{analytics.provider === "plausible" && (
				<script
					async
					src={analytics.script}
					crossOrigin={crossOrigin}
					data-domain={analytics.domain}
				/>
			)}
			{analytics.provider === "umami" && (
				<script
					async
					src={analytics.script}
					crossOrigin={crossOrigin}
					data-website-id={analytics.websiteId}
					data-host-url={new URL(analytics.script).origin}
					// Without this attribute the script stores a visitor id, which needs consent.
					data-identity-stitching="false"
				/>
			)}
		</>
	);
}

interface ChoiceProps {
	data: Pick<SiteData, "environment" | "page" | "pages">;
}

/**
 * The consent dialog at the bottom of the window, for a provider that needs consent; site/scripts/ga4.ts shows it. The
 * dialog is not sticky on the quiz's pages, where a sticky one would cover the quiz's buttons.
 */
export function AnalyticsChoice({ data }: ChoiceProps) {
	const { analytics } = data.environment;
	if (analytics.provider !== "ga4") return null;
	const { choice } = data.pages.privacy;
	return (
		<>
			<template data-measurement-id={analytics.measurementId}>
				<script src={`https://www.googletagmanager.com/gtag/js?id=${analytics.measurementId}`} />
			</template>
			<section
				className={clsx(
					"bottom-0 z-2 border-t-3 border-marigold bg-raised print:hidden",
					!data.page.url.endsWith("/quiz/") && "sticky",
				)}
				aria-labelledby="analytics-choice"
				data-analytics-choice
				hidden
			>
				<div className="wrap items-center justify-between gap-x-fluid-4 py-4 md:flex">
					<div className="max-w-text">
						<h2 className="text-h5" id="analytics-choice">
							{choice.title}
						</h2>
						<p className="mt-1 text-small leading-snug">
							{choice.text} <a href="/privacy">{choice.more}</a>
						</p>
					</div>
					<Answers choice={choice} className="mt-3 md:mt-0" />
				</div>
			</section>
		</>
	);
}

/** The setting on the privacy page that shows and changes the visitor's consent to analytics. */
export function AnalyticsSetting({ data }: ChoiceProps) {
	const { choice } = data.pages.privacy;
	return (
		<div
			className="mt-6 max-w-text rounded border-2 border-line bg-raised px-5 py-4"
			data-analytics-setting
			data-open={choice.open}
			data-allowed={choice.allowed}
			data-refused={choice.refused}
			data-control={choice.control}
			hidden
		>
			<p role="status" data-said />
			<Answers choice={choice} className="mt-3" />
		</div>
	);
}

interface AnswersProps {
	choice: PrivacyPage["choice"];
	className: string;
}

/** The buttons that allow or refuse analytics, with equal prominence. */
function Answers({ choice, className }: AnswersProps) {
	const look = buttonClass({
		look: "outlined",
		small: true,
		className: "aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper",
	});
	return (
		<div className={clsx("flex flex-none flex-wrap gap-3", className)}>
			<button type="button" className={look} value="allowed">
				{choice.allow}
			</button>
			<button type="button" className={look} value="refused">
				{choice.refuse}
			</button>
		</div>
	);
}
