import { asReader } from '../call/asReader.ts';
import { sendCall } from '../call/sendCall.ts';
import type { CallOptions } from '../CallOptions.ts';
import { profileCalls } from '../contract/profileCalls.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { requireSession } from '../session/freshSession.ts';
import { parseUserProfile } from './parseUserProfile.ts';
import { readFreshProfile, writeProfile } from './profileItems.ts';
import type { UserProfile } from './UserProfile.ts';

async function fetchProfile(context: IdentityContext, signal: AbortSignal): Promise<UserProfile> {
  const parts = { cache: 'no-cache', signal } as const;
  const profile = await sendCall(asReader(context), profileCalls.read, parts, parseUserProfile);
  writeProfile(context, profile);
  return profile;
}

/**
 * The profile of the reader who is signed in, at most ten minutes old (wire-contract 1.3). Callers at the same time
 * share one call.
 *
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function getUserProfile(
  context: IdentityContext,
  options: CallOptions = {},
): Promise<UserProfile> {
  const session = await requireSession(context, options);
  const kept = readFreshProfile(context);
  if (kept !== undefined) return kept;
  const key = session.uuid ?? session.accessToken;
  return context.profileRuns.run(key, (signal) => fetchProfile(context, signal), options);
}
