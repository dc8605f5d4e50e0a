import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/** A mail as a server got it: whom it was for by its envelope, its bytes, and what a mail program reads. */
export interface Received {
	readonly to: readonly string[];
	readonly raw: string;
	readonly parsed: ParsedMail;
}

/** What the server does with a mail once it has all of it: takes it, refuses it, hangs up, or thinks first. */
type Reaction = "take" | "hang-up" | { readonly refuse: number } | { readonly takeAfter: number };

export interface SmtpPeer {
	readonly port: number;
	/** What it acknowledged. */
	readonly received: Received[];
	/** Every mail whose last byte came, taken or not. */
	readonly attempts: string[];
	/** How many connections were open at the same time at most. */
	readonly mostConnections: number;
	/** Decides on the mail of an attempt; the first attempt is 1. */
	react: (attempt: number) => Reaction;
	/** The reply to a recipient, such as `550 5.1.1 no such user`; undefined takes it. */
	refuseRecipient: (address: string) => string | undefined;
}

const refusal = (responseCode: number, text = "no") =>
	Object.assign(new Error(text), { responseCode });

/** A real SMTP server on a free port of this machine, gone when the test ends. */
export async function startSmtpPeer(): Promise<SmtpPeer> {
	const open = new Set<string>();
	const peer = {
		port: 0,
		received: [] as Received[],
		attempts: [] as string[],
		mostConnections: 0,
		react: (): Reaction => "take",
		refuseRecipient: (): string | undefined => undefined,
	} satisfies SmtpPeer as { -readonly [Key in keyof SmtpPeer]: SmtpPeer[Key] };
	const server = new SMTPServer({
		disabledCommands: ["AUTH", "STARTTLS"],
		logger: false,
		onConnect({ id }, done) {
			open.add(id);
			peer.mostConnections = Math.max(peer.mostConnections, open.size);
			done();
		},
		onClose: ({ id }) => void open.delete(id),
		onRcptTo({ address }, _session, done) {
			const reply = peer.refuseRecipient(address);
			done(reply === undefined ? undefined : refusal(Number(reply.slice(0, 3)), reply.slice(4)));
		},
		onData(stream, session, done) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", async () => {
				const bytes = Buffer.concat(chunks);
				peer.attempts.push(bytes.toString("utf8"));
				const reaction = peer.react(peer.attempts.length);
				if (reaction === "hang-up") {
					for (const connection of server.connections) connection.close();
					return;
				}
				if (typeof reaction === "object" && "refuse" in reaction) {
					return done(refusal(reaction.refuse));
				}
				if (typeof reaction === "object") {
					await new Promise((resolve) => setTimeout(resolve, reaction.takeAfter));
				}
				peer.received.push({
					to: session.envelope.rcptTo.map(({ address }) => address),
					raw: bytes.toString("utf8"),
					parsed: await simpleParser(bytes),
				});
				done();
			});
		},
	});
	// A client may hang up at any time.
	server.on("error", () => undefined);
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	const address = server.server.address();
	peer.port = typeof address === "object" && address ? address.port : 0;
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
