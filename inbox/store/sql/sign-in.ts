import { z } from "zod";
import { firstValue, runOn, type SqlDriver, sql } from "./driver.ts";

/** A sign-in link. The store contains only keyed digests of tokens. */
interface SignInLink {
	readonly digest: string;
	/** The digest of the token of the browser that requested the link. */
	readonly browser: string;
	readonly email: string;
	readonly expiresAt: number;
}

const DAY = 24 * 60 * 60 * 1000;

/** Whether a link or session is valid. One that lasts longer than any is from a clock that was ahead. */
const isValid = (now: number) => sql`expires_at BETWEEN ${now + 1} AND ${now + DAY}`;

/** Operations for the desk's sign-in links and sessions. */
export function signInOperations(driver: SqlDriver) {
	const run = runOn(driver);
	return {
		/**
		 * Stores a sign-in link, and deletes expired ones.
		 * @param fresh - if the browser has a link for the same address that expires after this time, no link is stored
		 * @returns whether the link was stored
		 */
		async addSignInLink(link: SignInLink, now: number, fresh: number): Promise<boolean> {
			const { digest, browser, email, expiresAt } = link;
			const [, added] = await driver.batch([
				sql`DELETE FROM desk_links WHERE NOT (${isValid(now)})`,
				sql`INSERT INTO desk_links (digest, browser, email, expires_at)
					SELECT ${digest}, ${browser}, ${email}, ${expiresAt} WHERE NOT EXISTS
						(SELECT 1 FROM desk_links
							WHERE browser = ${browser} AND email = ${email} AND expires_at > ${fresh})`,
			]);
			return added?.changes === 1;
		},

		/** Redeems a sign-in link. @returns its address; undefined if it's unknown, used, expired or another browser's */
		async redeemSignInLink(digest: string, browser: string, now: number) {
			const taken = await run(sql`DELETE FROM desk_links
				WHERE digest = ${digest} AND browser = ${browser} AND ${isValid(now)}
				RETURNING email`);
			return firstValue(z.string().optional(), taken);
		},

		/** Stores a session, and deletes expired ones. */
		async addSession(session: Omit<SignInLink, "browser">, now: number): Promise<void> {
			const { digest, email, expiresAt } = session;
			await driver.batch([
				sql`DELETE FROM desk_sessions WHERE NOT (${isValid(now)})`,
				sql`INSERT INTO desk_sessions (digest, email, expires_at)
					VALUES (${digest}, ${email}, ${expiresAt})`,
			]);
		},

		/** Finds a session. @returns the address that is signed in */
		async session(digest: string, now: number): Promise<string | undefined> {
			const found = await run(
				sql`SELECT email FROM desk_sessions WHERE digest = ${digest} AND ${isValid(now)}`,
				"relaxed",
			);
			return firstValue(z.string().optional(), found);
		},

		async endSession(digest: string): Promise<void> {
			await run(sql`DELETE FROM desk_sessions WHERE digest = ${digest}`);
		},
	};
}
