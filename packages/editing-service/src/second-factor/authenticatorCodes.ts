/** Verifies the six-digit codes of authenticator apps (RFC 6238), and enrols apps. */
import { toWrittenEmail } from '@broadsheet/service-kit/http';
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { parseJson, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import type { Editor } from '../accounts/Editor.ts';
import type { StoredFactor } from './factorStore.ts';

const PERIOD_S = 30;
/** The number of time steps by which the clock of a phone may differ. */
const WINDOW = 1;
const ENROLMENT_MS = 15 * 60_000;

const createTotp = (
  secret: string,
  label: { readonly issuer?: string; readonly label?: string } = {},
): TOTP =>
  new TOTP({ ...label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_S });

/**
 * Returns the time step of a code.
 *
 * @returns undefined when the code is wrong, or not newer than the step `after`
 */
export function findStep(secret: string, code: string, { now, after }: { now: number; after: number }) {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = createTotp(secret).validate({ token, timestamp: now, window: WINDOW });
  if (delta === null) return undefined;
  const step = Math.floor(now / 1000 / PERIOD_S) + delta;
  return step > after ? step : undefined;
}

export interface OfferedAuthenticator {
  /** The secret in base32, for editors who cannot scan the QR code. */
  readonly secret: string;
  /** The `otpauth://…` URL for the QR code. */
  readonly url: string;
  /** The encrypted offer to pass to `confirmAuthenticator`; the secret is stored only after its first code was verified. */
  readonly sealed: string;
}

/** Creates a secret for an authenticator app; the offer is valid for 15 minutes. */
export async function offerAuthenticator(
  { seal, clock, origin }: EditingContext,
  editor: Editor,
): Promise<OfferedAuthenticator> {
  const secret = new Secret({ size: 20 }).base32;
  const label = { issuer: new URL(origin).host, label: toWrittenEmail(editor.email) };
  const offer = { id: randomUUID(), secret, editorId: editor.id, until: clock.now() + ENROLMENT_MS };
  return {
    secret,
    url: createTotp(secret, label).toString(),
    sealed: await seal.close(JSON.stringify(offer)),
  };
}

/**
 * Verifies the first code of an offered secret, and returns the members of the factor to store.
 *
 * @throws EditingError 410 when the offer has expired or is invalid, 400 when the code is wrong
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
    throw new EditingError(410, { says: 'refusal.app-late' });
  const step = findStep(secret, code, { now, after: -1 });
  if (step === undefined) throw new EditingError(400, { says: 'refusal.app-code' });
  return { id, counter: step, sealedSecret: await seal.close(secret) };
}
