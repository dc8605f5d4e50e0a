/*
 * The tracks and the waitlist were places on the Academy's page. An old address, such as /academy?track=parenting#waitlist,
 * finds a link there to the page that they have now. This script follows it, with the track that was chosen.
 */
const place = document.getElementById(location.hash.slice(1));
const link = place?.matches("[data-moved]") ? place.querySelector("a") : null;
if (link) location.replace(link.href + location.search);

export {};
