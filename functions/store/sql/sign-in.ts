import { z } from "zod";
import type { SubmissionStore } from "../port.ts";
import { type SqlDriver, sql } from "./driver.ts";

type Operations = Pick<
	SubmissionStore,
	"addSignInLink" | "takeSignInLink" | "addSession" | "session" | "endSession"
>;

/** Who may sign in at the desk, and who has. */
export function signInOperations(driver: SqlDriver): Operations {
	return {
		async addSignInLink({ digest, browser, email, expiresAt }, now, fresh) {
			const [, added] = await driver.batch([
				sql`DELETE FROM desk_links WHERE expires_at <= ${now}`,
				sql`INSERT INTO desk_links (digest, browser, email, expires_at)
					SELECT ${digest}, ${browser}, ${email}, ${expiresAt} WHERE NOT EXISTS
						(SELECT 1 FROM desk_links
							WHERE browser = ${browser} AND email = ${email} AND expires_at > ${fresh})`,
			]);
			return added?.changes === 1;
		},

		async takeSignInLink(digest, browser, now) {
			const [taken] = await driver.batch([
				sql`DELETE FROM desk_links
					WHERE digest = ${digest} AND browser = ${browser} AND expires_at > ${now}
					RETURNING email`,
			]);
			return z.string().optional().parse(taken?.rows[0]?.email);
		},

		async addSession({ digest, email, expiresAt }, now) {
			await driver.batch([
				sql`DELETE FROM desk_sessions WHERE expires_at <= ${now}`,
				sql`INSERT INTO desk_sessions (digest, email, expires_at)
					VALUES (${digest}, ${email}, ${expiresAt})`,
			]);
		},

		async session(digest, now) {
			const [found] = await driver.batch(
				[sql`SELECT email FROM desk_sessions WHERE digest = ${digest} AND expires_at > ${now}`],
				"relaxed",
			);
			return z.string().optional().parse(found?.rows[0]?.email);
		},

		async endSession(digest) {
			await driver.batch([sql`DELETE FROM desk_sessions WHERE digest = ${digest}`]);
		},
	};
}
