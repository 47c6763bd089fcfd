import { isNetworkError } from '@broadsheet/client-core';
import { isCaptchaRefusal } from '@broadsheet/sdk-sales/rules';
import type { PayProblem } from './payment/usePayAttempts.ts';

export type ProblemPhrase = 'id.err.captcha' | 'sub.offline' | 'checkout.orderErr' | 'sub.payErr';

/** Why an order could not be made; a refused challenge is told beside the challenge. */
export function toOrderProblem(error: unknown): ProblemPhrase {
  if (isCaptchaRefusal(error)) return 'id.err.captcha';
  return isNetworkError(error) ? 'sub.offline' : 'checkout.orderErr';
}

/** Why a payment came to nothing: a phrase, or the words of the provider. */
export function toPayProblem(
  problem: PayProblem | undefined,
): { readonly phrase: ProblemPhrase } | { readonly words: string } | undefined {
  if (problem === undefined) return undefined;
  if (problem.kind === 'provider')
    return problem.message === undefined ? { phrase: 'sub.payErr' } : { words: problem.message };
  if (isCaptchaRefusal(problem.error)) return { phrase: 'id.err.captcha' };
  return { phrase: isNetworkError(problem.error) ? 'sub.offline' : 'sub.payErr' };
}
