import type { ExperimentVariant } from '@broadsheet/page-document';

/** Returns the letter by which editors know a version of an experiment. */
export const nameVersion = (variant: ExperimentVariant): 'A' | 'B' => (variant === 'a' ? 'A' : 'B');
