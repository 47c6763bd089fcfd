import { asReader } from '../authorization/asReader.ts';
import { createSingleFlight, sendCall } from '@broadsheet/client-core';
import type { SingleFlight } from '@broadsheet/client-core';
import type { CallOptions } from '../call/CallOptions.ts';
import { profileCalls } from '../contract/profileCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { requireSession } from '../authorization/requireSession.ts';
import { parseUserProfile } from './parseUserProfile.ts';
import { readFreshProfile, writeProfile } from './profileItems.ts';
import type { UserProfile } from './UserProfile.ts';

const flights = new WeakMap<IdentityContext, SingleFlight<UserProfile>>();

/** Returns the single flight of a client's profile calls. */
function getFlight(context: IdentityContext): SingleFlight<UserProfile> {
  const flight = flights.get(context) ?? createSingleFlight();
  flights.set(context, flight);
  return flight;
}

async function fetchProfile(context: IdentityContext, signal: AbortSignal): Promise<UserProfile> {
  const parts = { cache: 'no-cache', signal } as const;
  const profile = await sendCall(asReader(context), profileCalls.read, { ...parts, read: parseUserProfile });
  writeProfile(context, profile);
  return profile;
}

/**
 * Resolves with the signed-in reader's profile, which is at most ten minutes old. Concurrent callers share one call.
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
  return getFlight(context).run(key, (signal) => fetchProfile(context, signal), options);
}
