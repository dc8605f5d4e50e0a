/** Where the sample curriculum of the microschool lies, from the site's root. */
export const CURRICULUM_PATH = "/downloads/erins-place-sample-curriculum.pdf";
