import { sendCall } from '@broadsheet/client-core';
import { asReaderIfAny } from '../authorization/asReader.ts';
import { withUuid } from '../call/successTests.ts';
import type { ChallengedCallOptions } from '../call/CallOptions.ts';
import { requireChallenge } from '../challenge/requireChallenge.ts';
import type { SignUpRequestBody } from '../contract/signUpCall.ts';
import { signUpCall } from '../contract/signUpCall.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { parseUserProfile } from '../profile/parseUserProfile.ts';
import { writeItem } from '../profile/profileItems.ts';
import type { ProfileChanges, UserProfile } from '../profile/UserProfile.ts';
import { acceptIdentity } from '../sign-in/signIn.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { storageKeys } from '../storage/storageKeys.ts';

export interface SignUpOptions extends ChallengedCallOptions {
  /** Whether the session outlives the browser's session; no when left out. Not sent. */
  readonly rememberMe?: boolean;
}

export interface SignUpResult {
  readonly identity: UserIdentity;
  /** `undefined` when the service gave none. */
  readonly profile?: UserProfile;
}

/**
 * Makes an account and signs in, if the service gives tokens. To a reader who is signed in without a
 * password it adds one, for the address of the account.
 *
 * @throws IdentityError `130001`
 * @throws ApiError such as `300039`, an address that has an account
 * @throws NetworkError the account may have been made all the same
 */
export async function signUp(
  context: IdentityContext,
  identity: SignUpRequestBody['identity'],
  profile: ProfileChanges & { readonly email: string },
  options: SignUpOptions = {},
): Promise<SignUpResult> {
  const { rememberMe = false, recaptchaToken, signal } = options;
  await requireChallenge(context, 'signup', options);
  const body: SignUpRequestBody = { identity, profile, recaptchaToken };
  const answer = await sendCall(asReaderIfAny(context), signUpCall, { body, signal, read: withUuid });
  const { identities, profile: given, ...rest } = answer;
  const whole = { ...(typeof given === 'object' && given), identities, uuid: rest['uuid'] };
  const kept = acceptIdentity(context, rest, rememberMe);
  writeItem(context, storageKeys.profile, whole);
  return { identity: kept, profile: parseUserProfile(whole) };
}
