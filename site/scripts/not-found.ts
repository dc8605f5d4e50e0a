// Spec section 8: the missing path goes to the console.
console.error("Page not found:", location.pathname);
