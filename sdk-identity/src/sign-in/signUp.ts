import { sendCall } from '@broadsheet/client-core';
import { asReaderIfAny } from '../authorization/asReader.ts';
import { withUuid } from '../call/successTests.ts';
import type { ChallengedCallOptions } from '../call/CallOptions.ts';
import { requireChallenge } from './requireChallenge.ts';
import type { SignUpRequestBody } from '../contract/signUpCall.ts';
import { signUpCall } from '../contract/signUpCall.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { parseUserProfile } from '../profile/parseUserProfile.ts';
import { writeItem } from '../profile/profileItems.ts';
import type { ProfileChanges, UserProfile } from '../profile/UserProfile.ts';
import { acceptIdentity } from './signIn.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { storageKeys } from '../storage/storageKeys.ts';

export interface SignUpOptions extends ChallengedCallOptions {
  /** Whether the session outlives the browser's session. Default: false. Not sent to the service. */
  readonly rememberMe?: boolean;
  /**
   * Whether the account gets no password; the welcome mail has a link to choose one. The embedded service does so, and reads
   * no `credentials` then. Default: false.
   */
  readonly passwordByMail?: boolean;
}

export interface SignUpResult {
  readonly identity: UserIdentity;
  /** The new profile; `undefined` when the service returned none. */
  readonly profile?: UserProfile;
}

/**
 * Creates an account, and signs in if the service returns tokens. If the reader is signed in with an account that has no
 * password, adds a password to that account instead; the address must be that of the account.
 *
 * @throws IdentityError `130001`
 * @throws ApiError such as `300039`: the address has an account already
 * @throws NetworkError; the account may have been created nevertheless
 */
export async function signUp(
  context: IdentityContext,
  identity: SignUpRequestBody['identity'],
  profile: ProfileChanges & { readonly email: string },
  options: SignUpOptions = {},
): Promise<SignUpResult> {
  const { rememberMe = false, recaptchaToken, passwordByMail, signal } = options;
  await requireChallenge(context, 'signup', options);
  const body: SignUpRequestBody = { identity, profile, recaptchaToken, passwordByMail };
  const answer = await sendCall(asReaderIfAny(context), signUpCall, { body, signal, read: withUuid });
  const { identities, profile: given, ...rest } = answer;
  const whole = { ...(typeof given === 'object' && given), identities, uuid: rest['uuid'] };
  const kept = acceptIdentity(context, rest, { rememberMe });
  writeItem(context, storageKeys.profile, whole);
  return { identity: kept, profile: parseUserProfile(whole) };
}
