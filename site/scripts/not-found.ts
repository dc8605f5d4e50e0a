/*
 * Repairs URLs: some programs append punctuation to a link, or percent-encode the link's question mark.
 * If the repair changes nothing, the visitor stays on this page, and the console logs the path.
 */
const { pathname, search, hash } = location;
const [path = "", ...query] = pathname.replace(/%(?:25)*3f/gi, "?").split("?");
const plain = /^.*[a-z\d]\/?/i.exec(path.replace(/%[\da-f]{2}/gi, "."))?.[0] ?? path;
const address = [plain, ...query].join("?");

if (address === pathname) console.error("Page not found:", pathname);
else location.replace(address + search + hash);
