import { isRecord } from '@broadsheet/client-core';

/** Returns the revision in an answer about a draft; 0 when there is no draft. */
export const readRevision = (answer: unknown): number =>
  isRecord(answer) && typeof answer['revision'] === 'number' ? answer['revision'] : 0;
