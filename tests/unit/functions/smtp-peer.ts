import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/** A mail as a server got it: whom it was for by its envelope, its bytes, and what a mail program reads. */
export interface Received {
	readonly to: readonly string[];
	readonly raw: string;
	readonly parsed: ParsedMail;
}

export interface SmtpPeer {
	readonly port: number;
	readonly received: Received[];
	/** From now on every mail is refused, or taken again. */
	refuse: boolean;
	/** How long the server thinks before it takes a mail, in milliseconds. */
	delay: number;
}

/** A real SMTP server on a free port of this machine, gone when the test ends. */
export async function startSmtpPeer(): Promise<SmtpPeer> {
	const received: Received[] = [];
	const server = new SMTPServer({
		disabledCommands: ["AUTH", "STARTTLS"],
		logger: false,
		onData(stream, session, done) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", async () => {
				if (peer.refuse) return done(new Error("no room"));
				await new Promise((resolve) => setTimeout(resolve, peer.delay));
				const bytes = Buffer.concat(chunks);
				received.push({
					to: session.envelope.rcptTo.map(({ address }) => address),
					raw: bytes.toString("utf8"),
					parsed: await simpleParser(bytes),
				});
				done();
			});
		},
	});
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	const address = server.server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	const peer: SmtpPeer = { port, received, refuse: false, delay: 0 };
	onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
	return peer;
}

/** Every header of a mail as it came over the wire, folded lines joined. */
export function headersOf({ raw }: Received): [name: string, value: string][] {
	const head = raw.split(/\r?\n\r?\n/)[0] ?? "";
	return head
		.replaceAll(/\r?\n[ \t]+/g, " ")
		.split(/\r?\n/)
		.map((line) => {
			const colon = line.indexOf(":");
			return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
		});
}
