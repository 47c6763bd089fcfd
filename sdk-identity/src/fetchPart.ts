import { NetworkError } from '@broadsheet/client-core';

/**
 * Waits for code that is fetched when it is needed.
 *
 * @throws NetworkError `failed`: it did not come
 */
export async function fetchPart<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (cause) {
    throw new NetworkError('failed', 'A part of the page did not load. Try again.', {
      cause,
    });
  }
}
