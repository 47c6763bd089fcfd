import { spellPath } from '@broadsheet/client-core';

/**
 * Returns what the spellings of one section, author or tag have in common: `/coast` and `/coast/`, or `/café/` and
 * `/caf%C3%A9/`, are one section for the list that names them.
 * @param value the id of a section, or the slug of an author or a tag
 */
export const toSubjectKey = (value: string): string => spellPath(value).replace(/(?<=[^/])\/+$/, '');
