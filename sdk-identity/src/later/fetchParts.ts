/** The parts of the client that are fetched with the first use of what is in them. */
import { NetworkError } from '@broadsheet/client-core';

/**
 * Waits for code that is fetched when it is needed.
 *
 * @throws NetworkError `failed`: it did not come
 */
const fetchPart = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch((cause: unknown) => {
    throw new NetworkError('failed', 'A part of the page did not load. Try again.', { cause });
  });

/** Each is fetched once, with the first use of what is in it. */
export const fetchParts = {
  account: () => fetchPart(import('./accountOperations.ts')),
  social: () => fetchPart(import('./socialOperations.ts')),
  upkeep: () => fetchPart(import('./sessionUpkeep.ts')),
};
