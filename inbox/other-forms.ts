/* Names of submissions that no form of the site sends. */

/** A mail of the delivery itself to the founder. */
export const NOTICE = "notice";
export const BOUNCED = "bounced";
export const UNSUBSCRIBED = "unsubscribe";
