/*
 * Programs add marks to an address, such as a full stop, or encode its question mark. Without them it may be that of a
 * page. Otherwise the visitor stays here, and the console names the path.
 */
const { pathname, search, hash } = location;
const [path = "", ...query] = pathname.replace(/%(?:25)*3f/gi, "?").split("?");
const plain = /^.*[a-z\d]\/?/i.exec(path.replace(/%[\da-f]{2}/gi, "."))?.[0] ?? path;
const address = [plain, ...query].join("?");

if (address === pathname) console.error("Page not found:", pathname);
else location.replace(address + search + hash);
