// docs/product.md 9.3
console.error("Page not found:", location.pathname);
