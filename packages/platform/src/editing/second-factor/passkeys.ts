/**
 * Passkeys (WebAuthn): a key pair that the editor's device keeps, and that signs for this site alone. One that has checked
 * who holds the device counts as both factors, so it opens a session by itself.
 */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { parseJson, textAt } from '../../content/json/Json.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import type { Editor } from '../accounts/Editor.ts';
import { addChallenge, takeChallenge } from './challengeStore.ts';
import { findFactor, listFactors, noteUse } from './factorStore.ts';
import type { StoredFactor } from './factorStore.ts';
import type { AnsweredPasskey, NewPasskey } from './readPasskey.ts';

/** The library is large, and most processes never need it. */
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: what devices have. Asking Node.js for newer ones prints a warning. */
const ALGORITHMS = [-8, -7, -257] as const;

type PasskeyContext = Pick<EditingContext, 'database' | 'clock' | 'origin'>;

const siteOf = ({ origin }: PasskeyContext): string => new URL(origin).hostname;
const newFor = (editor: Editor): string => `new ${editor.id}`;
const LOGIN = 'login';
const proofOf = (editorId: string): string => `proof ${editorId}`;

const namedPasskey = ({ id, transports }: StoredFactor) => ({ id, transports: [...transports] });

/** What `navigator.credentials.create` is to be asked. */
export async function offerPasskey(
  context: PasskeyContext,
  editor: Editor,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  const { database, clock } = context;
  const known = (await listFactors(database, editor.id)).filter(({ kind }) => kind === 'passkey');
  const options = await generateRegistrationOptions({
    rpName: siteOf(context),
    rpID: siteOf(context),
    userName: editor.email,
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

const REFUSED = 'The passkey did not prove who you are. Try again, or use another way.';

/**
 * The challenge that was signed, used up.
 *
 * @throws EditingError 400 it was not made here, not for this purpose, or was answered already
 */
async function takeSigned(
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
    challenge !== undefined && (await takeChallenge(database, { challenge, purpose, now: clock.now() }));
  if (challenge === undefined || !isGood) throw new EditingError(400, REFUSED);
  return challenge;
}

/** The library throws plain errors for what a caller got wrong. @throws EditingError 400 */
async function verified<Result>(verify: () => Promise<Result | undefined>): Promise<Result> {
  const result = await verify().catch((cause: unknown) => {
    throw new EditingError(400, REFUSED, {}, { cause });
  });
  if (result === undefined) throw new EditingError(400, REFUSED);
  return result;
}

/**
 * What is to be stored of a new passkey.
 *
 * @throws EditingError 400 it was not made for this site, this editor and this moment
 */
export async function confirmPasskey(
  context: PasskeyContext,
  editor: Editor,
  passkey: NewPasskey,
): Promise<Pick<StoredFactor, 'id' | 'counter' | 'publicKey' | 'transports'>> {
  const { verifyRegistrationResponse } = await library();
  const expectedChallenge = await takeSigned(context, passkey.response.clientDataJSON, newFor(editor));
  const { credential } = await verified(async () => {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: passkey,
      expectedChallenge,
      expectedOrigin: context.origin,
      expectedRPID: siteOf(context),
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
 * What `navigator.credentials.get` is to be asked.
 *
 * @param editorId who is to prove themselves; absent: whoever the passkey belongs to
 */
export async function askForPasskey(
  context: PasskeyContext,
  editorId?: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  const { database, clock } = context;
  const known = editorId === undefined ? [] : await listFactors(database, editorId);
  const options = await generateAuthenticationOptions({
    rpID: siteOf(context),
    allowCredentials: known.filter(({ kind }) => kind === 'passkey').map(namedPasskey),
    userVerification: editorId === undefined ? 'required' : 'preferred',
  });
  const purpose = editorId === undefined ? LOGIN : proofOf(editorId);
  await addChallenge(database, { challenge: options.challenge, purpose, now: clock.now() });
  return options;
}

/**
 * Whose passkey has signed.
 *
 * @param editorId as `askForPasskey` was asked
 * @throws EditingError 400 nobody's, or another one's
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
  const purpose = editorId === undefined ? LOGIN : proofOf(editorId);
  const credential = {
    id,
    publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
    counter,
    transports: [...transports],
  };
  const expectedChallenge = await takeSigned(context, passkey.response.clientDataJSON, purpose);
  const { newCounter } = await verified(async () => {
    const result = await verifyAuthenticationResponse({
      response: passkey,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: siteOf(context),
      credential,
      requireUserVerification: editorId === undefined,
    });
    return result.verified ? result.authenticationInfo : undefined;
  });
  if (!(await noteUse(database, { id, counter: newCounter, now: clock.now() })))
    throw new EditingError(400, REFUSED);
  return factor;
}
