import clsx from "clsx";
import { type Form, formNamed } from "../../../shared/content/forms.ts";
import { fromPage } from "../../../shared/forms-endpoint.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import type { SiteData } from "../../data.ts";
import { withWaitlist } from "../../domain/enrollment.ts";
import { Actions, buttonClass } from "../Button.tsx";
import { FAULT } from "./Field.tsx";
import { FormField } from "./FormField.tsx";

export interface FormSiteData
	extends Pick<SiteData, "forms" | "formWords" | "programs" | "buildDate"> {
	page: Pick<SiteData["page"], "url">;
	assets: {
		scripts: Pick<SiteData["assets"]["scripts"], "forms">;
	};
	environment: Pick<SiteData["environment"], "formsEndpoint" | "siteUrl">;
	site: Pick<SiteData["site"], "contactEmail"> & {
		officeHours: Pick<SiteData["site"]["officeHours"], "reply">;
	};
}

interface SiteFormProps {
	data: FormSiteData;
	/** The form's file name in site/_data/forms, without the extension. */
	name: string;
}

const LAYOUTS: Record<Form["layout"], string> = {
	stacked: "grid grid-cols-1 gap-4.5 md:gap-6.5",
	row: "grid grid-cols-1 gap-6.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:gap-3",
};

/**
 * A form from site/_data/forms/, with its script (site/scripts/forms.ts). Without an endpoint,
 * `method="dialog"` keeps the browser from submitting the form.
 */
export function SiteForm({ data, name }: SiteFormProps) {
	const { assets, buildDate, environment, formWords: words, programs, site } = data;
	const form = formNamed(withWaitlist(data.forms, programs, new Date(buildDate)), name);
	const isRow = form.layout === "row";
	const endpoint = environment.formsEndpoint;
	const target = endpoint
		? ({ method: "post", action: `${fromPage(environment.siteUrl, endpoint)}/${name}` } as const)
		: ({ method: "dialog" } as const);
	return (
		<div>
			<script type="module" async src={assets.scripts.forms} />
			<form
				{...target}
				className={clsx(LAYOUTS[form.layout], !endpoint && "noscript:hidden")}
				aria-label={form.title}
				data-form={name}
				data-event={form.event}
				data-sending={words.sending}
				data-waiting={words.waiting}
				data-waiting-here={words.waitingHere}
				data-restored={words.restored}
				data-waiting-too={words.waitingToo}
				data-held={words.held}
				data-earlier={words.earlier}
				data-retry={words.retry}
				data-forgotten={words.forgotten}
			>
				{form.fields.map((field) => (
					<FormField key={field.name} form={name} field={field} words={words} />
				))}
				<div className="sr-only" aria-hidden="true">
					<label>
						{words.trap}
						<input name="leaveEmpty" tabIndex={-1} autoComplete="off" />
					</label>
				</div>
				<input type="hidden" name="page" value={data.page.url} />
				<input type="hidden" name="idempotencyKey" />
				<Submit name={name} form={form} />
				<p
					className={clsx(
						"text-small leading-close text-soft",
						isRow && "sm:order-1 sm:col-span-full",
					)}
					tabIndex={-1}
					data-kept
					hidden
				>
					{words.kept}{" "}
					<button type="button" className="min-h-11 underline underline-offset-[0.2em]">
						{words.sharedComputer}
					</button>
				</p>
			</form>
			{!endpoint && (
				<noscript>
					<p>
						{words.writeInstead} <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.
					</p>
				</noscript>
			)}
			<FormDone data={data} name={name} form={form} />
		</div>
	);
}

/** The submit button, its note and the status. In the `row` layout the button is beside the field. */
function Submit({ name, form: { layout, note, submit } }: { name: string; form: Form }) {
	const isRow = layout === "row";
	const ofRow = isRow && "sm:order-1 sm:col-span-full";
	return (
		<div className={clsx("flex flex-wrap items-center gap-x-5 gap-y-4", isRow && "sm:contents")}>
			{note && (
				<p className={clsx("basis-full text-small leading-close text-soft", ofRow)}>{note}</p>
			)}
			<button
				type="submit"
				className={buttonClass({
					className: clsx(
						"aria-disabled:cursor-progress aria-disabled:opacity-75",
						isRow && "sm:mt-8.75 sm:self-start",
					),
				})}
			>
				{submit}
			</button>
			<p className={ofRow || undefined} role="status" data-progress />
			<p
				className={clsx(FAULT, "basis-full empty:hidden", ofRow)}
				id={`${name}-failure`}
				data-failure
			/>
		</div>
	);
}

interface FormDoneProps {
	data: FormSiteData;
	name: string;
	form: Form;
}

/** The message that replaces a submitted form; without an endpoint it says that nothing was sent. */
function FormDone({ data, name, form: { thanks, isList } }: FormDoneProps) {
	const { environment, formWords: words, site } = data;
	const [title, lead] = [`${name}-done`, `${name}-done-lead`];
	const [preview, note] = [`${name}-preview`, `${name}-preview-note`];
	const isSent = environment.formsEndpoint !== null;
	return (
		// Its title is no heading, because the heading above the form stays.
		// biome-ignore lint/a11y/useSemanticElements: a section has a heading.
		<div
			role="region"
			className="rounded border-2 border-dashed border-current p-entry"
			aria-labelledby={isSent ? title : preview}
			aria-describedby={isSent ? lead : `${note} ${title} ${lead}`}
			tabIndex={-1}
			data-done
			hidden
		>
			{!isSent && (
				<div className="mb-5 border-b border-current pb-5 text-small">
					<p className="font-bold" id={preview}>
						{words.preview}
					</p>
					<p id={note}>
						{words.previewWrite} <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.{" "}
						{words.previewNext}
					</p>
				</div>
			)}
			<p className="display text-h3" id={title}>
				{thanks.title}
			</p>
			<p id={lead} className="mt-2">
				{fill(thanks.lead, { reply: site.officeHours.reply })}
				{isList && (
					<span data-delayed hidden>
						{" "}
						{words.delayed}
					</span>
				)}
			</p>
			<p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2" data-address hidden>
				<span />
				<button type="button" className="min-h-11 underline underline-offset-[0.2em]">
					{words.change}
				</button>
			</p>
			<Actions links={thanks.actions?.slice(0, 1) ?? []} look="outlined" className="mt-4" />
		</div>
	);
}
