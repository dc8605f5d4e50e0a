import { z } from "zod";
import { firstValue, run, type SqlDriver, sql } from "./driver.ts";

/** A sign-in link. Tokens are stored as keyed digests. */
interface SignInLink {
	readonly digest: string;
	/** Digest of the requesting browser's token. */
	readonly browser: string;
	readonly email: string;
	readonly expiresAt: number;
}

/** Sign-in links and sessions of the desk. */
export function signInOperations(driver: SqlDriver) {
	return {
		/**
		 * Stores a link, and deletes expired ones.
		 * @param fresh - does nothing where the browser has a link for the address that expires later
		 * @returns whether it was stored
		 */
		async addSignInLink(
			{ digest, browser, email, expiresAt }: SignInLink,
			now: number,
			fresh: number,
		): Promise<boolean> {
			const [, added] = await driver.batch([
				sql`DELETE FROM desk_links WHERE expires_at <= ${now}`,
				sql`INSERT INTO desk_links (digest, browser, email, expires_at)
					SELECT ${digest}, ${browser}, ${email}, ${expiresAt} WHERE NOT EXISTS
						(SELECT 1 FROM desk_links
							WHERE browser = ${browser} AND email = ${email} AND expires_at > ${fresh})`,
			]);
			return added?.changes === 1;
		},

		/** Uses up a link. @returns its address; undefined where it is unknown, used, expired or of another browser */
		async redeemSignInLink(
			digest: string,
			browser: string,
			now: number,
		): Promise<string | undefined> {
			const taken = await run(
				driver,
				sql`DELETE FROM desk_links
					WHERE digest = ${digest} AND browser = ${browser} AND expires_at > ${now}
					RETURNING email`,
			);
			return firstValue(z.string().optional(), taken);
		},

		/** Stores a session, and deletes expired ones. */
		async addSession(
			{ digest, email, expiresAt }: Omit<SignInLink, "browser">,
			now: number,
		): Promise<void> {
			await driver.batch([
				sql`DELETE FROM desk_sessions WHERE expires_at <= ${now}`,
				sql`INSERT INTO desk_sessions (digest, email, expires_at)
					VALUES (${digest}, ${email}, ${expiresAt})`,
			]);
		},

		/** @returns the address that is signed in */
		async session(digest: string, now: number): Promise<string | undefined> {
			const found = await run(
				driver,
				sql`SELECT email FROM desk_sessions WHERE digest = ${digest} AND expires_at > ${now}`,
				"relaxed",
			);
			return firstValue(z.string().optional(), found);
		},

		async endSession(digest: string): Promise<void> {
			await run(driver, sql`DELETE FROM desk_sessions WHERE digest = ${digest}`);
		},
	};
}
