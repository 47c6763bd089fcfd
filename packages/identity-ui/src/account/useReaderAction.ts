'use client';
import { useHost } from '@broadsheet/block-kit';
import { useRef, useState } from 'react';
import type { ErrorPhrases } from '../errors/toFormError.ts';
import type { LimitedPhrase } from '../errors/limitedPhrase.ts';
import { useAttempts } from '../errors/useAttempts.ts';

export interface ReaderAction<Key extends string> {
  readonly isBusy: boolean;
  /** Why the last attempt failed; `undefined` again once the next one begins. */
  readonly problem: Key | 'id.err.offline' | LimitedPhrase | undefined;
  /**
   * Runs one at a time; what is asked for meanwhile is not run.
   *
   * @returns whether it succeeded
   */
  run(action: () => Promise<unknown>): Promise<boolean>;
}

/**
 * Runs an action behind a button, without a form. An unexpected error is logged, and the reader sees the phrase of
 * `otherwise`.
 *
 * @param phrases a constant
 * @param failure the sentence with which a refused or lost call is logged; absent: only the reader sees it
 */
export function useReaderAction<Key extends string>(
  phrases: ErrorPhrases<Key>,
  failure?: string,
): ReaderAction<Key> {
  const { log } = useHost();
  const { error, run } = useAttempts(phrases);
  const [state, setState] = useState<'idle' | 'busy' | 'faulty'>('idle');
  const isRunning = useRef(false);

  async function attempt(action: () => Promise<unknown>): Promise<'idle' | 'faulty' | 'refused'> {
    let reason: unknown;
    const keepReason = (cause: unknown) => {
      reason = cause;
      throw cause;
    };
    try {
      if (await run(() => action().catch(keepReason))) return 'idle';
      if (failure !== undefined) log(`${failure} ${String(reason)}`);
      return 'refused';
    } catch (fault) {
      log(`An account could not be changed; the reader was asked to try again. ${String(fault)}`);
      return 'faulty';
    }
  }

  return {
    isBusy: state === 'busy',
    problem: toProblem(state === 'faulty' ? phrases.otherwise : error?.phrase, phrases),
    async run(action) {
      if (isRunning.current) return false;
      isRunning.current = true;
      setState('busy');
      const end = await attempt(action);
      isRunning.current = false;
      setState(end === 'faulty' ? 'faulty' : 'idle');
      return end === 'idle';
    },
  };
}

type ReportedPhrase<Key extends string> = Key | 'id.err.captcha' | 'id.err.network' | LimitedPhrase;

function toProblem<Key extends string>(
  phrase: ReportedPhrase<Key> | undefined,
  { otherwise }: ErrorPhrases<Key>,
): ReaderAction<Key>['problem'] {
  if (phrase === 'id.err.network') return 'id.err.offline';
  // There is no bot challenge before such an action.
  return phrase === 'id.err.captcha' ? otherwise : phrase;
}
