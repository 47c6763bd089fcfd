/**
 * Says why the card provider refused, in the reader's language. The provider's own message is not shown: it may be in another
 * language, and it may tell what a thief must not learn, such as that a card is reported stolen.
 */
import { formatPhrase } from '@broadsheet/block-kit';
import type { Host } from '@broadsheet/block-kit';
import { refusalPhrases } from './refusalPhrases.ts';
import type { RefusalPhrase } from './refusalPhrases.ts';

/** The provider's error, as far as it decides what is said. */
export interface CardError {
  readonly type?: string | undefined;
  readonly code?: string | undefined;
  /** The bank's reason for a decline. */
  readonly decline_code?: string | undefined;
}

const BY_CODE: Readonly<Record<string, RefusalPhrase>> = {
  invalid_number: 'sub.card.number',
  incorrect_number: 'sub.card.number',
  incomplete_number: 'sub.card.numberShort',
  invalid_expiry: 'sub.card.expiry',
  invalid_expiry_month: 'sub.card.expiry',
  invalid_expiry_year: 'sub.card.expiry',
  incomplete_expiry: 'sub.card.expiryShort',
  invalid_expiry_month_past: 'sub.card.expired',
  invalid_expiry_year_past: 'sub.card.expired',
  expired_card: 'sub.card.expired',
  invalid_cvc: 'sub.card.cvc',
  incorrect_cvc: 'sub.card.cvc',
  incomplete_cvc: 'sub.card.cvcShort',
  incorrect_zip: 'sub.card.postal',
  incomplete_zip: 'sub.card.postal',
  postal_code_invalid: 'sub.card.postal',
  insufficient_funds: 'sub.card.funds',
  card_velocity_exceeded: 'sub.card.limit',
  withdrawal_count_limit_exceeded: 'sub.card.limit',
  card_not_supported: 'sub.card.unsupported',
  currency_not_supported: 'sub.card.unsupported',
  transaction_not_allowed: 'sub.card.unsupported',
  service_not_allowed: 'sub.card.unsupported',
  authentication_required: 'sub.card.bank',
  authentication_not_handled: 'sub.card.bank',
  payment_intent_authentication_failure: 'sub.card.bank',
  setup_intent_authentication_failure: 'sub.card.bank',
  processing_error: 'sub.card.later',
  issuer_not_available: 'sub.card.later',
  reenter_transaction: 'sub.card.later',
  try_again_later: 'sub.card.later',
};

/** Returns the phrase for an error. The bank's reason says more than the code, which may only say that it declined. */
export function toRefusalPhrase({ type, code = '', decline_code: reason = '' }: CardError): RefusalPhrase {
  const known = BY_CODE[reason] ?? BY_CODE[code];
  if (known !== undefined) return known;
  if (type === 'api_connection_error') return 'sub.offline';
  return type === 'card_error' ? 'sub.card.declined' : 'sub.payErr';
}

/** Writes the phrase for an error. @param error absent when the provider gave no reason */
export function writeRefusal(
  error: CardError | undefined,
  { phrases, locale }: Pick<Host, 'phrases' | 'locale'>,
): string {
  const phrase = toRefusalPhrase(error ?? {});
  return formatPhrase(phrases[phrase] ?? refusalPhrases[phrase], {}, locale);
}

const ANOTHER_CARD: ReadonlySet<RefusalPhrase> = new Set([
  'sub.card.expired',
  'sub.card.declined',
  'sub.card.funds',
  'sub.card.limit',
  'sub.card.unsupported',
  'sub.card.bank',
]);

/** Returns whether the phrase for an error advises another card. */
export function advisesAnotherCard(error: CardError | undefined): boolean {
  return ANOTHER_CARD.has(toRefusalPhrase(error ?? {}));
}

/** The provider's name of a field of a card. */
export type CardField = 'cardNumber' | 'cardExpiry' | 'cardCvc';

/** Returns the provider's name of the field whose content was refused; `undefined` when it was not a field's. */
export function findRefusedField(error: CardError | undefined): CardField | undefined {
  const code = error?.code ?? '';
  if (code.endsWith('_number')) return 'cardNumber';
  if (code.includes('_expiry')) return 'cardExpiry';
  return code.endsWith('_cvc') ? 'cardCvc' : undefined;
}
