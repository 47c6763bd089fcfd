import { describe, expect, it } from 'vitest';
import { challengeMode } from './index.ts';
import type { ChallengeConfig, ChallengeFlow } from './index.ts';

const FLAGS = {
  signin: { signinRecaptcha: true },
  signup: { signupRecaptcha: true },
  magicLink: { magicLinkRecaptcha: true },
  resetPassword: { resetPasswordRecaptcha: true },
  checkout: { checkoutRecaptchaEnabled: true },
} satisfies Record<ChallengeFlow, ChallengeConfig>;
const FLOWS = ['signin', 'signup', 'magicLink', 'resetPassword', 'checkout'] as const;
const KEYED = { recaptchaSiteKey: 'key', recaptchaScore: -1 };

describe.each(FLOWS)('challengeMode of %s', (flow) => {
  it.each(FLOWS)('follows its own flag and not that of another, with %s on', (other) => {
    expect(challengeMode(flow, { ...KEYED, ...FLAGS[other] }).kind).toBe(flow === other ? 'checkbox' : 'off');
  });

  it('is off without a site key', () => {
    expect(challengeMode(flow, { ...FLAGS[flow], recaptchaScore: -1 })).toEqual({ kind: 'off' });
    expect(challengeMode(flow, { ...KEYED, ...FLAGS[flow], recaptchaSiteKey: '' })).toEqual({ kind: 'off' });
  });

  it('is off without a configuration', () => {
    expect(challengeMode(flow, undefined)).toEqual({ kind: 'off' });
  });
});

it.each([
  [-1, 'checkbox'],
  [0, 'invisible'],
  [0.5, 'invisible'],
  [1, 'invisible'],
  [1.01, 'off'],
  [-0.5, 'off'],
  [-2, 'off'],
  [Number.NaN, 'off'],
  [undefined, 'off'],
])('a score of %s makes the challenge %s', (recaptchaScore, kind) => {
  expect(challengeMode('signin', { ...FLAGS.signin, recaptchaSiteKey: 'key', recaptchaScore }).kind).toBe(
    kind,
  );
});

it('the key of the sales service is that of the checkout alone', () => {
  const config = { ...KEYED, ...FLAGS.signin, ...FLAGS.checkout, recaptchaKey: 'sales' };
  expect(challengeMode('checkout', config)).toEqual({ kind: 'checkbox', siteKey: 'sales' });
  expect(challengeMode('signin', config)).toEqual({ kind: 'checkbox', siteKey: 'key' });
});
