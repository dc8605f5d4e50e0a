/** An empty module, which site/eleventy/admin.ts substitutes for parts of Sveltia that no schema uses. */
export default {};
