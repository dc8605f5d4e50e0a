import type { FormName } from "../../../shared/content/forms.ts";
import type { FormSiteData } from "./data.ts";
import { FormDone } from "./FormDone.tsx";
import { FormField } from "./FormField.tsx";

interface SiteFormProps {
	data: FormSiteData;
	name: FormName;
}

/**
 * A form of site/_data/forms/ (spec sections 3, 5 and 7). It brings its own style and script.
 *
 * With an endpoint it is an ordinary form, which site/scripts/forms.ts improves. Without one,
 * `method="dialog"` keeps it from going anywhere before, and whether or not, the script is there.
 */
export function SiteForm({ data, name }: SiteFormProps) {
	const { assets, environment, formWords: words, forms, site } = data;
	const form = forms[name];
	const endpoint = environment.formsEndpoint;
	const target = endpoint
		? ({ method: "post", action: `${endpoint.replace(/\/$/, "")}/${name}` } as const)
		: ({ method: "dialog" } as const);
	// Beside the script that imports it, wherever the site lives.
	const sender = `.${assets.scripts.formSender.replace(/^.*(?=\/)/, "")}`;
	return (
		<div className="site-form">
			<link rel="stylesheet" href={assets.pageStyles.form} precedence="form" />
			<script type="module" async src={assets.scripts.forms} />
			<form
				{...target}
				className={`form ${form.layout}`}
				aria-label={form.title}
				data-form={name}
				data-event={form.event}
				data-toast={form.toast}
				data-sender={sender}
				data-sending={words.sending}
				data-waiting={words.waiting}
				data-waiting-here={words.waitingHere}
				data-restored={words.restored}
				data-held={words.held}
				data-earlier={words.earlier}
				data-retry={words.retry}
				data-toasts={words.toasts}
				data-no-toasts={words.noToasts}
				data-dismiss={words.dismiss}
			>
				{form.fields.map((field) => (
					<FormField key={field.name} form={name} field={field} words={words} />
				))}
				<div className="form-trap" aria-hidden="true">
					<label>
						{words.trap}
						<input name="leaveEmpty" tabIndex={-1} autoComplete="off" />
					</label>
				</div>
				<input type="hidden" name="idempotencyKey" />
				<div className="form-end">
					{form.note && <p className="form-note">{form.note}</p>}
					<button type="submit" className="button solid">
						{form.submit}
					</button>
					<p className="form-progress" role="status" />
					<p className="form-failure" id={`${name}-failure`} />
				</div>
			</form>
			{!endpoint && (
				<noscript>
					<p className="form-instead">
						{words.writeInstead} <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.
					</p>
				</noscript>
			)}
			<FormDone data={data} form={form} />
		</div>
	);
}
