import { Children, isValidElement, type ReactNode } from "react";
import { PageHead, type PageHeadProps } from "../../components/PageHead.tsx";
import type { PageBlock } from "../share/card.ts";

/** The quilt block in a page's head, which then stands on its share image too; undefined = it has none. */
export function headBlock(children: ReactNode): PageBlock | undefined {
	const head = Children.toArray(children).find(
		(child) => isValidElement<PageHeadProps>(child) && child.type === PageHead,
	);
	if (!isValidElement<PageHeadProps>(head)) return undefined;
	const { slug, pattern, colorway, quarterTurns } = head.props;
	return {
		slug,
		...(pattern && { pattern }),
		...(colorway && { colorway }),
		...(quarterTurns !== undefined && { quarterTurns }),
	};
}
