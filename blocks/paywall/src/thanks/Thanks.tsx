'use client';
import { safeHref, usePhrases } from '@broadsheet/block-kit';
import { ThanksBox } from '@broadsheet/sales-ui';
import { Link } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from '../phrases.ts';

const Box = styled(ThanksBox)`
  &[hidden] {
    display: none;
  }
  & a {
    text-decoration: underline;
  }
`;

/** Renders what readers see who return from the checkout; the script fills it in and puts it above the open story. */
export function Thanks({ subscriptionsUrl }: { readonly subscriptionsUrl: string }) {
  const t = usePhrases(phrases);
  const href = safeHref(subscriptionsUrl);
  const values = { product: '{product}', date: '{date}', amount: '{amount}' };
  return (
    <Box hidden data-part="thanks" tabIndex={-1}>
      <strong>{t('sub.w.thanks')}</strong>
      <p data-part="bought" data-text={t('sub.w.bought', values)} />
      <p
        data-part="renewal"
        data-charge={t('sub.w.renewsFor', values)}
        data-text={t('sub.w.renews', values)}
      />
      <p data-part="account" />
      {href !== undefined && (
        <p>
          {t('sub.w.next')}{' '}
          <Link href={href} openInNewTab={false}>
            {t('sub.w.manage')}
          </Link>
        </p>
      )}
    </Box>
  );
}
