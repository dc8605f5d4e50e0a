/* Form names of submissions that don't come from a form of the site. */

/** A notice: a mail to the founder about the delivery or the desk, such as a sign-in link. */
export const NOTICE = "notice";
export const BOUNCED = "bounced";
export const UNSUBSCRIBED = "unsubscribe";
