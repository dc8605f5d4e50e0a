/* Redirects to the URL of the page's link, with query and fragment, such as /academy/waitlist?track=parenting. */
const link = document.querySelector<HTMLAnchorElement>("main a[href]");
if (link) location.replace(link.pathname + location.search + link.hash);

export {};
