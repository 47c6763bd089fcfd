'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { ResetLinkRequest } from '@broadsheet/identity-ui';
import { phrases } from './phrases.ts';

/** Offers a new link to readers without one, or with one that does not work. */
export function RequestNewLink({ reason }: { readonly reason: 'missing' | 'bad' }) {
  const t = usePhrases(phrases);
  return (
    <ResetLinkRequest
      heading={t('id.resetAskHeadline')}
      text={t('id.resetAskText')}
      submitLabel={t('id.resetAsk')}
      sentHeading={t('id.resetSentHeadline')}
      sentText={() => t('id.resetSentText')}
      {...(reason === 'bad' && {
        reason: { heading: t('id.resetBadHeadline'), text: t('id.resetBadText') },
      })}
    />
  );
}
