/* What submissions are called that no form of the site sends. */

/** What we write to the founder about the delivery itself. */
export const NOTICE = "notice";
/** Mail to an address came back. */
export const BOUNCED = "bounced";
/** An address wants no more mail. */
export const UNSUBSCRIBED = "unsubscribe";
