/** Stands in for the parts of the editor that no schema asks for: site/eleventy/admin.ts. */
export default {};
