import type { BlockSettings } from '@broadsheet/page-document';

export type Experiment = BlockSettings['experiment'];

export type Variant = Experiment['variant'];

/** Returns the letter by which editors know a version of an experiment. */
export const nameVersion = (variant: Variant): 'A' | 'B' => (variant === 'a' ? 'A' : 'B');
