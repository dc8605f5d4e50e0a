/*
 * A page whose content is now a part of another one. Its link leads there; this follows it, with what the address
 * chooses, such as /academy/waitlist?track=parenting.
 */
const link = document.querySelector<HTMLAnchorElement>("main a[href]");
if (link) location.replace(link.pathname + location.search + link.hash);

export {};
