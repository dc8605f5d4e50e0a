/** Stands in for the parts of the editor that no schema asks for: site/build/admin.ts. */
export default {};
