import type { AppleOptions } from '../SocialOptions.ts';

/** The issuer of Apple's ID tokens and the audience of its client secrets. */
export const APPLE_ISSUER = 'https://appleid.apple.com';

/** The path to which Apple posts its response; published clients use the same one. */
export const APPLE_RETURN = '/identity/public/v1/apple/auth';

export function appleUrl(
  { origin = APPLE_ISSUER }: AppleOptions,
  path: 'authorize' | 'token' | 'keys',
): string {
  return `${origin}/auth/${path}`;
}
