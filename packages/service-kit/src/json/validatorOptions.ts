/**
 * The options with which schemas are compiled. Compiling is most of the work where few documents are imported: without
 * inlined definitions and without optimised code it takes a third of the time, and validating takes no longer.
 */
export const validatorOptions = {
  allErrors: true,
  strict: false,
  inlineRefs: false,
  code: { optimize: false },
} as const;
