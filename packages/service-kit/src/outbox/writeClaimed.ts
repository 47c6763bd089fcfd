import type { Mail } from '../mail/Mail.ts';
import { parseMailContent } from './mailContent.ts';
import type { DeliveryOptions } from './OutboxOptions.ts';
import type { ClaimedMail } from './outboxStore.ts';
import { openContent } from './sealContent.ts';

/** A claimed mail as it is sent, the word for why it cannot be, or `unneeded`. */
export type WrittenMail = { readonly mail: Mail } | { readonly failure: string } | 'unneeded';

/** Decrypts a claimed mail, and writes it if it is a letter. @throws whatever its writer throws */
export async function writeClaimed(
  { keys, letters }: Pick<DeliveryOptions, 'keys' | 'letters'>,
  { id, letter, content: sealed, attempts }: ClaimedMail,
): Promise<WrittenMail> {
  const content = openContent(keys, { id, sealed });
  if (content === undefined) return { failure: 'key' };
  if (letter === undefined) {
    const mail = parseMailContent(content);
    return mail === undefined ? { failure: 'content' } : { mail };
  }
  const writer = letters.get(letter);
  if (writer === undefined) return { failure: 'letter' };
  const mail = await writer(content, { attempts });
  return mail === undefined ? 'unneeded' : { mail };
}
