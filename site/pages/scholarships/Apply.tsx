import { Features } from "../../components/Features.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import type { SiteData } from "../../data.ts";
import type { ScholarshipsPage } from "./schema.ts";

interface ApplyProps {
	data: SiteData;
	copy: ScholarshipsPage["apply"];
}

/** Asking for an equity seat, after what we promise to those who ask. */
export function Apply({ data, copy: { title, lead, promises } }: ApplyProps) {
	return (
		<SplitSection id="apply" title={title} lead={lead} deep>
			<Features items={promises} className="promises" />
			<SiteForm data={data} name="equity-seat" />
		</SplitSection>
	);
}
