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

/** Why a log-in with the provider of the house came to nothing. */
export type OpenIdProblem = (typeof PROBLEMS)[number];

/** What the address of the door tells of a log-in with a provider. */
export function readReturn(): OpenIdProblem | undefined {
  const told = new URLSearchParams(globalThis.location.search).get('openid');
  return PROBLEMS.find((problem) => problem === told);
}
