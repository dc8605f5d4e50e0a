import { ENGLISH, languageAttributes } from "@liberation/shared/language";
import { type Letter, printText } from "@liberation/shared/letter";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Body, Column, Container, Head, Hr, Html, Link, Preview, Row, Text } from "react-email";
import type { Mail } from "../../send/channel.ts";
import type { DeliverySettings } from "../../settings/delivery-settings.ts";
import { Blocks } from "./Blocks.tsx";
import { DARK_SHEET, DYES, styles } from "./style.ts";

/** Maximum characters of a subject, because mail programs truncate longer ones. */
const LONGEST_SUBJECT = 150;

type Sender = Pick<DeliverySettings, "siteUrl"> & {
	readonly business: Pick<DeliverySettings["business"], "name">;
};

type Envelope = Pick<Mail, "id" | "to"> & Partial<Pick<Mail, "replyTo" | "headers">>;

/** Renders a letter as a mail with a plain-text and an HTML part. */
export function mailOf(envelope: Envelope, letter: Letter, site: Sender): Mail {
	const subject = letter.subject.slice(0, LONGEST_SUBJECT).toWellFormed();
	// `Auto-Submitted` suppresses out-of-office replies (RFC 3834).
	const headers = { "Auto-Submitted": "auto-generated", ...envelope.headers };
	return { ...envelope, headers, subject, ...printLetter({ ...letter, subject }, site) };
}

/** Renders the parts of a mail. The quiz logs them where sending is only simulated. */
export function printLetter(letter: Letter, site: Sender): { text: string; html: string } {
	const html = renderToStaticMarkup(<Page letter={letter} site={site} />);
	return { text: printText(letter), html: `<!doctype html>\n${html}` };
}

function Page({ letter, site }: { letter: Letter; site: Sender }): ReactNode {
	const { subject, preview, blocks, footer, language = ENGLISH } = letter;
	return (
		<Html {...languageAttributes(language)}>
			<Head>
				<meta name="viewport" content="width=device-width" />
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<title>{subject}</title>
				<style>{DARK_SHEET}</style>
			</Head>
			<Body className="page" style={styles.body}>
				<Preview useTitleTag={false}>{preview}</Preview>
				<Container className="page" style={styles.page}>
					<Container className="sheet" width={600} style={styles.sheet}>
						<Strip />
						<Row>
							<Column style={styles.content}>
								<Text style={styles.head}>
									<Link href={`${site.siteUrl}/`} className="ink" style={styles.wordmark}>
										{site.business.name}
									</Link>
								</Text>
								<Blocks blocks={blocks} />
								<Hr className="line" style={styles.rule} />
								<Blocks blocks={footer} isSmall />
							</Column>
						</Row>
					</Container>
				</Container>
			</Body>
		</Html>
	);
}

/** Renders a strip of the ten roles' colors as table cells, because mail programs may block images. */
function Strip(): ReactNode {
	return (
		<Row aria-hidden="true">
			{DYES.map((dye) => (
				<Column key={dye} style={{ ...styles.patch, backgroundColor: dye }}>
					{"\u00a0"}
				</Column>
			))}
		</Row>
	);
}
