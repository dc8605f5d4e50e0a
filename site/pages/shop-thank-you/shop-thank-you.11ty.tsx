import { Features } from "../../components/Items.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { PurchasePage } from "../../layouts/PurchasePage.tsx";
import { productQuery } from "../../rules/return-addresses.ts";
import { onSale } from "../../rules/shop-rules.ts";
import type { schema } from "./schema.ts";

export const data = definePage({ path: "/shop/thank-you", indexed: false });

/** The page that buyers return to after paying for a product. */
export default function ShopThankYou(data: PageData<"shop-thank-you", typeof schema>) {
	const offers = onSale(data.products).map(({ slug, title, price, contents }) => ({
		query: productQuery(slug),
		slug,
		name: title,
		price,
		details: <Features items={contents} />,
	}));
	const copy = data.pages["shop-thank-you"];
	return <PurchasePage data={data} copy={copy} tone="madder" offers={offers} />;
}
