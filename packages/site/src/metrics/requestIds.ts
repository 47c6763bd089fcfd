/** The id of the request that the running code works for, which every line of the log carries. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const running = new AsyncLocalStorage<string>();

/** What a proxy of ours may send: nothing that could break a line of the log. */
const FORM = /^[\w.-]{8,64}$/;

/** The header by which a proxy names a request, and by which it is answered. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Returns the id of the running request; undefined outside of one. */
export const currentRequestId = (): string | undefined => running.getStore();

/**
 * Runs a function for a request.
 *
 * @param given the id that a proxy of ours has sent; absent, or of another form: one is made
 */
export function withRequestId<Result>(given: string | undefined, run: (id: string) => Result): Result {
  const id = given !== undefined && FORM.test(given) ? given : randomUUID();
  return running.run(id, () => run(id));
}
