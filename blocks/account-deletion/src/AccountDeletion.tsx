'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { Waiting } from '@broadsheet/identity-ui';
import { RequestDeletion } from './asking/RequestDeletion.tsx';
import { DecideDeletion } from './decision/DecideDeletion.tsx';
import { english } from './english.ts';
import type { fields } from './fields.ts';
import { useDeletionLink } from './decision/useDeletionLink.ts';

export type AccountDeletionProps = FieldValues<typeof fields>;

/**
 * Renders the deletion of an account in two steps: a signed-in reader requests a mail, and the person who follows the mail's
 * link decides, signed in or not.
 */
export function AccountDeletion({ redirectURL, deletedURL }: AccountDeletionProps) {
  const t = usePhrases(english);
  const { link, forget } = useDeletionLink();
  switch (link.status) {
    case 'none':
      return <RequestDeletion redirectURL={redirectURL} takesFocus={link.isDropped} />;
    case 'expected':
      return <Waiting>{t('id.waiting')}</Waiting>;
    case 'given':
      return <DecideDeletion {...{ redirectURL, deletedURL }} nonce={link.nonce} onForget={forget} />;
  }
}
