import { textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { LINK_LIFETIME_MS } from './linkStore.ts';
import type { LinkPurpose } from './linkStore.ts';

/** The name of the letter in the outbox. */
export const LINK_LETTER = 'link';

/** A request for a mailed link: anybody's for an address, or an account's own verification of one. */
export interface LinkRequest {
  readonly purpose: LinkPurpose;
  /** The folded address. */
  readonly email: string;
  /** The account whose address is to be verified; absent: the account is found by the address. */
  readonly accountUuid?: string;
  /** Whether the limit of mails to the address allows another one while an earlier link is valid. Default: it is counted. */
  readonly isWithin?: boolean;
}

const isPurpose = (text: string): text is LinkPurpose => Object.hasOwn(LINK_LIFETIME_MS, text);

/** Parses a queued request. @throws Error when it is none */
export function parseLinkRequest(data: Json): LinkRequest {
  const [purpose, email] = [textAt(data, 'purpose'), textAt(data, 'email')];
  if (purpose === undefined || !isPurpose(purpose) || email === undefined)
    throw new Error('A queued request for a link cannot be read.');
  const accountUuid = textAt(data, 'accountUuid');
  const isWithin = valueAt(data, 'isWithin');
  return {
    purpose,
    email,
    ...(accountUuid !== undefined && { accountUuid }),
    ...(typeof isWithin === 'boolean' && { isWithin }),
  };
}
