import { z } from "zod";
import { firstValue, run, type SqlDriver, sql } from "./driver.ts";

/** A link to the desk that was asked for. Keys are stored as keyed digests only. */
interface SignInLink {
	readonly digest: string;
	/** Digest of what the browser that asked was given. */
	readonly browser: string;
	/** Whom it was sent to. */
	readonly email: string;
	readonly expiresAt: number;
}

/** Who may sign in at the desk, and who has. */
export function signInOperations(driver: SqlDriver) {
	return {
		/**
		 * Keeps a link to the desk until it expires, and forgets those that have.
		 * @param fresh - changes nothing where its browser has one for this address that expires later than this
		 * @returns whether it is kept
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

		/** Uses up a link. @returns whom it was sent to; undefined where it is unknown, used, late or another browser's */
		async takeSignInLink(
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

		/** Keeps a session until it expires, and forgets those that have. */
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

		/** @returns who is signed in */
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
