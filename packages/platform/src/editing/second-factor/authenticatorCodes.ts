/** The six digits of an authenticator app (RFC 6238), which every such app can show. */
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { parseJson, textAt, valueAt } from '../../content/json/Json.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import type { Editor } from '../accounts/Editor.ts';
import type { StoredFactor } from './factorStore.ts';

const PERIOD_S = 30;
/** How many steps the clock of a phone may be away. */
const WINDOW = 1;
const ENROLMENT_MS = 15 * 60_000;

const totpOf = (secret: string, label: { readonly issuer?: string; readonly label?: string } = {}): TOTP =>
  new TOTP({ ...label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_S });

/**
 * The time step whose code this is.
 *
 * @returns undefined for a code that is wrong or was taken already
 */
export function findStep(secret: string, code: string, { now, after }: { now: number; after: number }) {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totpOf(secret).validate({ token, timestamp: now, window: WINDOW });
  if (delta === null) return undefined;
  const step = Math.floor(now / 1000 / PERIOD_S) + delta;
  return step > after ? step : undefined;
}

export interface OfferedAuthenticator {
  /** For who cannot scan a picture. */
  readonly secret: string;
  /** `otpauth://…`, for the picture. */
  readonly url: string;
  /** What `confirmAuthenticator` takes back: the secret is stored only once a code of it has come. */
  readonly sealed: string;
}

/** Makes a secret for an app. */
export async function offerAuthenticator(
  { seal, clock, origin }: EditingContext,
  editor: Editor,
): Promise<OfferedAuthenticator> {
  const secret = new Secret({ size: 20 }).base32;
  const label = { issuer: new URL(origin).host, label: editor.email };
  const offer = { id: randomUUID(), secret, editorId: editor.id, until: clock.now() + ENROLMENT_MS };
  return {
    secret,
    url: totpOf(secret, label).toString(),
    sealed: await seal.close(JSON.stringify(offer)),
  };
}

/**
 * What is to be stored of an offered secret, once the app has shown its first code.
 *
 * @throws EditingError 410 the offer is no longer good, 400 the code is wrong
 */
export async function confirmAuthenticator(
  { seal, clock }: EditingContext,
  { editor, sealed, code }: { readonly editor: Editor; readonly sealed: string; readonly code: string },
): Promise<Pick<StoredFactor, 'id' | 'counter' | 'sealedSecret'>> {
  const opened = await seal.open(sealed);
  const offer = opened === undefined ? undefined : parseJson(opened);
  const [id, secret, until] = [textAt(offer, 'id'), textAt(offer, 'secret'), valueAt(offer, 'until')];
  const now = clock.now();
  const isGood = textAt(offer, 'editorId') === editor.id && typeof until === 'number' && until > now;
  if (!isGood || id === undefined || secret === undefined)
    throw new EditingError(410, 'This took too long. Begin again with a new code to scan.');
  const step = findStep(secret, code, { now, after: -1 });
  if (step === undefined)
    throw new EditingError(
      400,
      'This is not the code that the app shows now. Type the six digits of the moment.',
    );
  return { id, counter: step, sealedSecret: await seal.close(secret) };
}
