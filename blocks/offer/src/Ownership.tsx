'use client';
import { safeHref, usePhrases } from '@broadsheet/block-kit';
import { Link } from '@broadsheet/ui';
import { Owned, OwnedNote } from './offerStyles.ts';
import { phrases } from './phrases.ts';

export interface OwnershipProps {
  readonly planURL: string;
  readonly giftURL: string;
}

/** Renders what a subscriber has already, and what they may want instead; the block's script fills it in and shows it. */
export function Ownership({ planURL, giftURL }: OwnershipProps) {
  const t = usePhrases(phrases);
  const [plan, gift] = [planURL, giftURL].map((url) => (url === '' ? undefined : safeHref(url)));
  return (
    <OwnedNote hidden data-part="ownership" data-choose={t('offer.choose')}>
      <p data-part="products" data-text={t('offer.have', { product: '{product}' })} />
      {plan !== undefined && <Link href={plan}>{t('offer.changePlan')}</Link>}
      {gift !== undefined && <Link href={gift}>{t('offer.gift')}</Link>}
    </OwnedNote>
  );
}

/** Renders the mark on the card of a plan that the reader subscribes to; hidden from all others. */
export function OwnedMark() {
  const t = usePhrases(phrases);
  return (
    <Owned hidden data-part="owned">
      {t('offer.owned')}
    </Owned>
  );
}
