/** Stands around a block of a locked story, with the class of the same name: structured data takes classes alone. */
export const LOCKED = 'bs-locked';
