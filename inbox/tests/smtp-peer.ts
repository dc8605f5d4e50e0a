import { createServer } from "node:net";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import { open } from "./peers.ts";

/** What a mail server does after a mail's last byte. `stall` never answers. */
export type Reaction =
	| "take"
	| "hang-up"
	| "stall"
	| { readonly refuse: string }
	| { readonly takeAfter: number };

interface MailServerOptions extends SMTPServerOptions {
	/** The reply to a new connection, such as `421 busy`; undefined takes it. */
	readonly refuseConnection?: () => string | undefined;
	/** The reply to a recipient, such as `550 5.1.1 no such user`; undefined takes it. */
	readonly refuseRecipient?: (address: string) => string | undefined;
	/** Called with what came of each mail, also where the client hangs up before its end. */
	readonly begin?: (raw: string) => void;
	readonly react?: (raw: string) => Reaction;
	/** Called with each mail right before it is acknowledged. */
	readonly take: (raw: string, to: readonly string[]) => void | Promise<void>;
}

function refusal(reply: string | undefined): Error | undefined {
	if (reply === undefined) return undefined;
	return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
}

/** Reads a mail to its end, or until the client hangs up. */
async function textOf(stream: Readable): Promise<{ text: string; isWhole: boolean }> {
	const chunks: Buffer[] = [];
	stream.on("data", (chunk: Buffer) => chunks.push(chunk));
	const isWhole = await finished(stream).then(
		() => true,
		() => false,
	);
	return { text: Buffer.concat(chunks).toString("utf8"), isWhole };
}

/** A real SMTP server on a free port of this machine. */
export async function startMailServer({
	refuseConnection,
	refuseRecipient,
	begin,
	react = () => "take",
	take,
	...options
}: MailServerOptions) {
	const open = new Set<string>();
	let mostConnections = 0;
	const server = new SMTPServer({
		disabledCommands: ["AUTH", "STARTTLS"],
		disableReverseLookup: true,
		logger: false,
		onConnect({ id }, done) {
			open.add(id);
			mostConnections = Math.max(mostConnections, open.size);
			done(refusal(refuseConnection?.()));
		},
		onClose: ({ id }) => void open.delete(id),
		onRcptTo: ({ address }, _session, done) => done(refusal(refuseRecipient?.(address))),
		async onData(stream, { id, envelope }, done) {
			const { text: raw, isWhole } = await textOf(stream);
			begin?.(raw);
			if (!isWhole) return;
			const reaction = react(raw);
			if (reaction === "stall") return;
			if (reaction === "hang-up") return hangUp();
			if (reaction !== "take" && "refuse" in reaction) return done(refusal(reaction.refuse));
			if (reaction !== "take") await setTimeout(reaction.takeAfter);
			// A client that has disconnected gets no acknowledgement.
			if (!open.has(id)) return;
			await take(
				raw,
				envelope.rcptTo.map(({ address }) => address),
			);
			done();
		},
		...options,
	});
	function hangUp(): void {
		open.clear();
		for (const connection of server.connections) connection.close();
	}
	server.on("error", () => undefined);
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	const address = server.server.address();
	return {
		port: typeof address === "object" && address ? address.port : 0,
		/** The largest number of connections that were open at the same time. */
		mostConnections: () => mostConnections,
		close: () => new Promise<void>((resolve) => server.close(resolve)),
	};
}

/** A mail as a server got it: whom it was for by its envelope, its bytes, and what a mail program reads. */
export interface Received {
	readonly to: readonly string[];
	readonly raw: string;
	readonly parsed: ParsedMail;
}

/** A mail server that keeps what it gets, and is gone when the test ends. */
export async function startSmtpPeer(options: SMTPServerOptions = {}) {
	const peer = {
		/** The mails that it acknowledged. */
		received: [] as Received[],
		/** Every mail whose last byte came, acknowledged or not. */
		attempts: [] as string[],
		/** Decides on the mail of an attempt; the first attempt is 1. */
		react: (_attempt: number): Reaction => "take",
		refuseRecipient: (_address: string): string | undefined => undefined,
	};
	const { close, ...running } = await startMailServer({
		refuseRecipient: (address) => peer.refuseRecipient(address),
		react: (raw) => peer.react(peer.attempts.push(raw)),
		take: async (raw, to) => {
			peer.received.push({ to, raw, parsed: await simpleParser(raw) });
		},
		...options,
	});
	onTestFinished(close);
	return Object.assign(peer, running);
}

/** The steps of a mail's way, and what a server says at each that takes it. */
const REPLIES = [
	["greeting", "220 peer"],
	["EHLO", "250-peer\r\n250 STARTTLS"],
	["STARTTLS", "220 go"],
	["MAIL", "250 yes"],
	["RCPT", "250 yes"],
	["DATA", "354 go"],
	["dot", "250 taken"],
] as const;
export const STEPS = REPLIES.map(([step]) => step);
export const ANSWERS = ["reply", "451 later", "554 no", "silence", "hang-up"] as const;

/** A mail server that gives an answer at one step, and takes the mail at all others. It is gone when the test ends. */
export async function startScriptedPeer(
	step: (typeof STEPS)[number],
	answer: (typeof ANSWERS)[number],
) {
	const peer = { dots: 0 };
	const server = createServer((socket) => {
		let isText = false;
		const answerAt = (name: string) => {
			const [, usual = "250 yes"] = REPLIES.find(([each]) => each === name) ?? [];
			const reply = name === step && answer !== "reply" ? answer : usual;
			if (reply === "hang-up") socket.destroy();
			else if (reply !== "silence") socket.write(`${reply}\r\n`);
			isText = name === "DATA" && reply === usual;
		};
		answerAt("greeting");
		createInterface(socket).on("line", (line) => {
			if (isText && line !== ".") return;
			if (isText) peer.dots += 1;
			answerAt(isText ? "dot" : (line.split(/[ :]/)[0] ?? "").replace("HELO", "EHLO"));
		});
		socket.on("error", () => undefined);
	});
	return Object.assign(peer, { port: await open(server) });
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
