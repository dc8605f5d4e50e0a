import { roleGround } from "@liberation/shared/design/hex";
import type { Block, LetterLink } from "@liberation/shared/letter";
import { Fragment, type ReactNode } from "react";
import { Button, Column, Heading, Img, Link, Row, Text } from "react-email";
import { styles } from "./style.ts";

/** Displayed width and height of a role's block in pixels; the image file is twice as large. */
const BLOCK = 144;

interface Size {
	/** Whether the text is small, as in the footer. */
	readonly isSmall?: boolean;
}

export function Blocks({ blocks, ...size }: { blocks: readonly Block[] } & Size): ReactNode {
	return blocks.map((block) => <DrawnBlock key={JSON.stringify(block)} block={block} {...size} />);
}

function DrawnBlock({ block, ...size }: { block: Block } & Size): ReactNode {
	switch (block.kind) {
		case "title":
			return <Title {...block} />;
		case "heading":
			return (
				<Heading as="h2" className="ink" style={styles.heading}>
					{block.text}
				</Heading>
			);
		case "subheading":
			return (
				<Heading as="h3" className="ink" style={styles.subheading}>
					{block.text}
				</Heading>
			);
		case "text":
			return block.text.split(/\n{2,}/).map((paragraph) => (
				<Paragraph key={paragraph} {...size}>
					<Lines text={paragraph} />
				</Paragraph>
			));
		case "list":
			return (
				<ul className="ink" style={styles.list}>
					{block.items.map((item) => (
						<li key={item} style={styles.item}>
							{item}
						</li>
					))}
				</ul>
			);
		case "details":
			return block.details.map(({ label, value }) => (
				<Paragraph key={label}>
					<strong className="soft" style={styles.label}>
						{label}
					</strong>
					<br />
					<Lines text={value} />
				</Paragraph>
			));
		case "links":
			return block.links.map((link) => (
				<Paragraph key={link.url} {...size}>
					<DescribedLink {...link} />
				</Paragraph>
			));
		case "buttons":
			return block.links.map(({ label, url }, index) => (
				<Text key={url} style={styles.buttonLine}>
					<Button
						href={url}
						className={index === 0 ? "button" : "outlined"}
						style={index === 0 ? styles.button : styles.outlined}
					>
						{label}
					</Button>
				</Text>
			));
	}
}

function Title({ text, above, below, block }: Extract<Block, { kind: "title" }>): ReactNode {
	if (block === undefined) {
		return (
			<Heading as="h1" className="ink" style={styles.title}>
				{text}
			</Heading>
		);
	}
	return (
		<Row style={styles.roleTable}>
			<Column style={{ ...styles.role, backgroundColor: roleGround(block.role) }}>
				<Img
					src={block.url}
					alt={block.alt}
					width={BLOCK}
					height={BLOCK}
					// `loading="lazy"` keeps React from adding a preload to the head.
					loading="lazy"
					style={{ ...styles.block, backgroundColor: roleGround(block.role) }}
				/>
				{above && <Text style={styles.aboveRole}>{above}</Text>}
				<Heading as="h1" style={styles.roleTitle}>
					{text}
				</Heading>
				{below && <Text style={styles.roleText}>{below}</Text>}
			</Column>
		</Row>
	);
}

function Paragraph({ isSmall, children }: { children: ReactNode } & Size): ReactNode {
	return (
		<Text className={isSmall ? "soft" : "ink"} style={isSmall ? styles.small : styles.text}>
			{children}
		</Text>
	);
}

function DescribedLink({ label, url, text }: LetterLink): ReactNode {
	return (
		<>
			<Link href={url} className="link" style={styles.link}>
				{label}
			</Link>
			{text && (
				<>
					<br />
					{text}
				</>
			)}
		</>
	);
}

function Lines({ text }: { text: string }): ReactNode {
	const [first, ...others] = text.split("\n");
	return (
		<>
			{first}
			{others.map((line) => (
				<Fragment key={line}>
					<br />
					{line}
				</Fragment>
			))}
		</>
	);
}
