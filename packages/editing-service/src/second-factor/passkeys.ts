/**
 * Passkeys (WebAuthn): key pairs on editors' devices that sign for this site only. A passkey that has verified its user, for
 * example by a fingerprint, counts as both factors, so that it opens a session by itself.
 */
import { toWrittenEmail } from '@broadsheet/service-kit/http';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { parseJson, textAt } from '@broadsheet/service-kit/json';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import type { Editor } from '../accounts/Editor.ts';
import { addChallenge, consumeChallenge } from './challengeStore.ts';
import { findFactor, listFactors, recordUse } from './factorStore.ts';
import type { StoredFactor } from './factorStore.ts';
import type { AnsweredPasskey, NewPasskey } from './readPasskey.ts';

/** Loads the library when it is first needed, because it is large and most processes never need it. */
const library = () => import('@simplewebauthn/server');

/** The algorithms that devices support: EdDSA, ES256 and RS256. Newer ones make Node.js print a warning. */
const ALGORITHMS = [-8, -7, -257] as const;

type PasskeyContext = Pick<EditingContext, 'database' | 'clock' | 'origin'>;

const getSite = ({ origin }: PasskeyContext): string => new URL(origin).hostname;
const newFor = (editor: Editor): string => `new ${editor.id}`;
const LOGIN = 'login';
const getProofKey = (editorId: string): string => `proof ${editorId}`;

const namedPasskey = ({ id, transports }: StoredFactor) => ({ id, transports: [...transports] });

/** Creates the options for `navigator.credentials.create`. */
export async function offerPasskey(
  context: PasskeyContext,
  editor: Editor,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  const { database, clock } = context;
  const known = (await listFactors(database, editor.id)).filter(({ kind }) => kind === 'passkey');
  const options = await generateRegistrationOptions({
    rpName: getSite(context),
    rpID: getSite(context),
    userName: toWrittenEmail(editor.email),
    userDisplayName: editor.name,
    userID: new TextEncoder().encode(editor.id),
    attestationType: 'none',
    supportedAlgorithmIDs: [...ALGORITHMS],
    excludeCredentials: known.map(namedPasskey),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await addChallenge(database, {
    challenge: options.challenge,
    purpose: newFor(editor),
    now: clock.now(),
  });
  return options;
}

const REFUSED = { says: 'refusal.passkey' } as const;

/**
 * Returns the challenge that was signed, and deletes it.
 *
 * @throws EditingError 400 when it is unknown, expired, for another purpose, or used already
 */
async function consumeSigned(
  { database, clock }: PasskeyContext,
  clientDataJSON: string,
  purpose: string,
): Promise<string> {
  let challenge: string | undefined;
  try {
    challenge = textAt(parseJson(Buffer.from(clientDataJSON, 'base64url').toString()), 'challenge');
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  const isGood =
    challenge !== undefined && (await consumeChallenge(database, { challenge, purpose, now: clock.now() }));
  if (challenge === undefined || !isGood) throw new EditingError(400, REFUSED);
  return challenge;
}

/**
 * Runs a verification of the library, which throws plain errors for invalid input.
 *
 * @throws EditingError 400 when it fails
 */
async function verified<Result>(verify: () => Promise<Result | undefined>): Promise<Result> {
  const result = await verify().catch((cause: unknown) => {
    throw new EditingError(400, REFUSED, {}, { cause });
  });
  if (result === undefined) throw new EditingError(400, REFUSED);
  return result;
}

/**
 * Verifies a new passkey and returns the members of the factor to store.
 *
 * @throws EditingError 400 when it was not created for this site, this editor and a valid challenge
 */
export async function confirmPasskey(
  context: PasskeyContext,
  editor: Editor,
  passkey: NewPasskey,
): Promise<Pick<StoredFactor, 'id' | 'counter' | 'publicKey' | 'transports'>> {
  const { verifyRegistrationResponse } = await library();
  const expectedChallenge = await consumeSigned(context, passkey.response.clientDataJSON, newFor(editor));
  const { credential } = await verified(async () => {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: passkey,
      expectedChallenge,
      expectedOrigin: context.origin,
      expectedRPID: getSite(context),
      requireUserVerification: false,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    return registrationInfo;
  });
  const { id, publicKey, counter, transports = [] } = credential;
  return {
    id,
    counter,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    transports: transports.filter((name) => /^[a-z-]{1,20}$/.test(name)),
  };
}

/**
 * Creates the options for `navigator.credentials.get`.
 *
 * @param editorId the editor whose passkey is requested; absent: any editor's, for a log-in by passkey alone
 */
export async function requestPasskey(
  context: PasskeyContext,
  editorId?: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  const { database, clock } = context;
  const known = editorId === undefined ? [] : await listFactors(database, editorId);
  const options = await generateAuthenticationOptions({
    rpID: getSite(context),
    allowCredentials: known.filter(({ kind }) => kind === 'passkey').map(namedPasskey),
    userVerification: editorId === undefined ? 'required' : 'preferred',
  });
  const purpose = editorId === undefined ? LOGIN : getProofKey(editorId);
  await addChallenge(database, { challenge: options.challenge, purpose, now: clock.now() });
  return options;
}

/**
 * Verifies a signature and returns the factor of the passkey.
 *
 * @param editorId the same as for `requestPasskey`
 * @throws EditingError 400 when the passkey is unknown or another editor's, or the signature is invalid
 */
export async function verifyPasskey(
  context: PasskeyContext,
  passkey: AnsweredPasskey,
  editorId?: string,
): Promise<StoredFactor> {
  const { verifyAuthenticationResponse } = await library();
  const { database, clock, origin } = context;
  const factor = await findFactor(database, passkey.id);
  const isExpected = editorId === undefined || factor?.editorId === editorId;
  if (factor?.publicKey === undefined || !isExpected) throw new EditingError(400, REFUSED);
  const { id, publicKey, counter, transports } = factor;
  const purpose = editorId === undefined ? LOGIN : getProofKey(editorId);
  const credential = {
    id,
    publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
    counter,
    transports: [...transports],
  };
  const expectedChallenge = await consumeSigned(context, passkey.response.clientDataJSON, purpose);
  const { newCounter } = await verified(async () => {
    const result = await verifyAuthenticationResponse({
      response: passkey,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: getSite(context),
      credential,
      requireUserVerification: editorId === undefined,
    });
    return result.verified ? result.authenticationInfo : undefined;
  });
  if (!(await recordUse(database, { id, counter: newCounter, now: clock.now() })))
    throw new EditingError(400, REFUSED);
  return factor;
}
