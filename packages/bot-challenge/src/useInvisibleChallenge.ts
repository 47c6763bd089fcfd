'use client';
import { useCallback, useEffect, useRef } from 'react';
import { executeInvisibly } from './executeInvisibly.ts';
import type { Recaptcha } from './loadRecaptcha.ts';
import type { OutcomeState } from './useOutcome.ts';

interface InvisibleOptions extends OutcomeState {
  /** The site key; `undefined` for another challenge, or none. */
  readonly siteKey: string | undefined;
  readonly action: string;
  readonly load: (render: string) => Promise<Recaptcha>;
}

/**
 * Runs the invisible challenge by itself, and again whenever `pass` and `fail` are those of a new round.
 *
 * @returns a function that resolves with a valid token: it waits for the current run, and runs again if the token is too old
 */
export function useInvisibleChallenge(options: InvisibleOptions): () => Promise<string | undefined> {
  const { siteKey, action, load, fresh, pass, fail, reopen } = options;
  const running = useRef<Promise<string | undefined>>(undefined);

  const run = useCallback(
    (isWanted: () => boolean): Promise<string | undefined> => {
      if (siteKey === undefined) return Promise.resolve(undefined);
      const token = load(siteKey).then((recaptcha) =>
        executeInvisibly(recaptcha, { page: globalThis.document, siteKey, action }),
      );
      return token.then(
        (found) => {
          if (isWanted()) pass(found);
          return found;
        },
        (reason: unknown) => {
          if (isWanted()) fail(reason);
          return undefined;
        },
      );
    },
    [siteKey, action, load, pass, fail],
  );

  useEffect(() => {
    if (siteKey === undefined) return;
    let isWanted = true;
    // A token of an earlier attempt, or of another page, has been used or is too old.
    reopen();
    running.current = run(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [siteKey, run, reopen]);

  return async () => {
    await running.current;
    const token = fresh();
    if (token !== undefined) return token;
    running.current = run(() => true);
    return running.current;
  };
}
