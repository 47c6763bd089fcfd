const PROBLEMS = [
  'failed',
  'cancelled',
  'refused',
  'unreachable',
  'unknown',
  'unverified',
  'taken',
  'busy',
] as const;

/** The reason why a login with the publisher's OpenID provider failed. */
export type OpenIdProblem = (typeof PROBLEMS)[number];

/** Reads the reason of a failed login with a provider from the URL; `undefined` without one. */
export function readReturn(): OpenIdProblem | undefined {
  const result = new URLSearchParams(globalThis.location.search).get('openid');
  return PROBLEMS.find((problem) => problem === result);
}
