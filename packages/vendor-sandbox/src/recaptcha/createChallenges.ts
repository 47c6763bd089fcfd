import { string } from '@broadsheet/client-core';
import type { SandboxContext } from '../SandboxContext.ts';
import { parseOutcome } from './outcomes.ts';
import type { Behaviour } from './outcomes.ts';

const LIFE_SECONDS = 120;

/** The response body of `siteverify`. */
export interface Verdict {
  readonly success: boolean;
  readonly challenge_ts?: string;
  readonly hostname?: string;
  readonly score?: number;
  readonly action?: string;
  readonly 'error-codes'?: readonly string[];
}

export interface Challenges {
  /** Issues a token. @param action the action of the invisible challenge; the checkbox has no action and no score */
  issue(behaviour: Behaviour, action: string | undefined): Promise<string>;
  /** Verifies a token. @returns `undefined` when the vendor is to seem out of order */
  check(token: string): Promise<Verdict | undefined>;
}

const failed = (code: string): Verdict => ({ success: false, 'error-codes': [code] });

/** Creates the tokens of the stand-in for reCAPTCHA, which are valid for one verification within two minutes. */
export function createChallenges({ origin, seals, consumeOnce }: SandboxContext): Challenges {
  const { hostname } = new URL(origin);
  return {
    issue({ outcome, score }, action) {
      const content = { outcome, ...(action !== undefined && { action, score: String(score) }) };
      return seals.seal('recaptcha', content, outcome === 'stale' ? -LIFE_SECONDS : LIFE_SECONDS);
    },
    async check(token) {
      const opened = await seals.open('recaptcha', token);
      if (opened.status === 'unknown') return failed('invalid-input-response');
      const { content, id, issuedAt, expiresAt } = opened;
      const outcome = parseOutcome(content['outcome']);
      if (outcome === 'unavailable') return undefined;
      if (opened.status === 'expired' || !consumeOnce(id, expiresAt)) return failed('timeout-or-duplicate');
      if (outcome === 'refuse') return failed('invalid-input-response');
      const action = string(content['action']);
      return {
        success: true,
        challenge_ts: new Date(issuedAt * 1000).toISOString().replace('.000Z', 'Z'),
        hostname,
        ...(action !== undefined && { score: Number(string(content['score'])), action }),
      };
    },
  };
}
