import { SMTPServer } from "smtp-server";

/** What the visitor wrote, by which a mail is known again. */
const MARK = /chaos-(\d+)-mark/;

/** A mail server that refuses, stalls, hangs up and goes away, as it is told to. */
export interface MailServer {
	readonly port: number;
	/** How often each mark was acknowledged, by the mail's own Message-ID. */
	readonly acknowledged: Map<number, string[]>;
	/** The share of mails that something goes wrong with, from 0 to 1. */
	trouble: number;
	/** While it is away, nobody can connect. */
	isAway: boolean;
	close(): Promise<void>;
}

const failure = (responseCode: number) => Object.assign(new Error("no"), { responseCode });

/** @param random - from 0 to 1 */
export async function startMailServer(random: () => number): Promise<MailServer> {
	const acknowledged = new Map<number, string[]>();
	const open = new Set<string>();
	const state = { trouble: 0, isAway: false };
	const server = new SMTPServer({
		disabledCommands: ["AUTH", "STARTTLS"],
		disableReverseLookup: true,
		logger: false,
		onConnect({ id }, done) {
			open.add(id);
			done(state.isAway ? failure(421) : undefined);
		},
		onClose: ({ id }) => void open.delete(id),
		onRcptTo(_address, _session, done) {
			done(random() < state.trouble / 4 ? failure(450) : undefined);
		},
		onData(stream, { id: session }, done) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", () => {
				const text = Buffer.concat(chunks).toString();
				const mark = Number(MARK.exec(text)?.[1] ?? -1);
				const id = /^Message-ID: (.*)$/im.exec(text)?.[1] ?? "";
				const take = () => {
					// Nobody is there any more to be told that it was taken.
					if (!open.has(session)) return;
					acknowledged.set(mark, [...(acknowledged.get(mark) ?? []), id]);
					done();
				};
				const luck = random() / state.trouble;
				if (luck >= 1) take();
				else if (luck < 0.4) done(failure(451));
				else if (luck < 0.7) setTimeout(take, 300 * random());
				// Below 0.71 it says nothing more, and the client gives up.
				else if (luck >= 0.71) hangUp();
			});
		},
	});
	const hangUp = () => {
		open.clear();
		for (const connection of server.connections) connection.close();
	};
	server.on("error", () => undefined);
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	const address = server.server.address();
	return Object.assign(state, {
		port: typeof address === "object" && address ? address.port : 0,
		acknowledged,
		close: () => new Promise<void>((resolve) => server.close(resolve)),
	});
}
