/** Replaces parts of Sveltia that no schema uses: site/eleventy/admin.ts. */
export default {};
