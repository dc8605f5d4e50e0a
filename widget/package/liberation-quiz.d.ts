/** The built element, beside which the built wrapper stands in the package. */
export {};
