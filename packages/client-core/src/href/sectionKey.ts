import { spellPath } from './spellPath.ts';

/**
 * Returns what the ids of one section have in common: `/coast` and `/coast/`, or `/café/`, `/caf%C3%A9/` and the decomposed form,
 * are one section. The root stays `/`.
 */
export const sectionKey = (id: string): string => spellPath(id).replace(/(?<=[^/]|^\/)\/+$/, '');
