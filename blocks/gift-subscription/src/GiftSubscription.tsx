'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { AccountNote, AccountPart, accountEnglish, useReader, withoutQuery } from '@broadsheet/identity-ui';
import { Button, FormError } from '@broadsheet/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { GiftForm } from './GiftForm.tsx';
import { GivenGifts } from './GivenGifts.tsx';
import { phrases } from './phrases.ts';
import { usePlans } from './usePlans.ts';

const english = { ...accountEnglish, ...phrases };

/** The query parameter that the checkout adds to this page's URL once a gift is paid. */
const PAID = 'paid';

export type GiftSubscriptionProps = FieldValues<typeof fields>;

/** A placeholder about as high as the form, so that the footer does not move. */
const Place = styled.div`
  display: grid;
  gap: 0.75rem;
  align-content: start;
  justify-items: start;
  min-block-size: 38rem;
  @media (scripting: none) {
    min-block-size: 0;
    & > output {
      display: none;
    }
  }
`;

/** Renders the choice of a gift subscription, and the gifts that the reader has already given. */
export function GiftSubscription(props: GiftSubscriptionProps) {
  const { isAdmin } = useHost();
  const t = usePhrases(english);
  if (!isAdmin) return <Giving {...props} />;
  return (
    <AccountPart heading={t('gift.title')}>
      <AccountNote>{t('gift.preview', { campaign: props.campaignCode })}</AccountNote>
    </AccountPart>
  );
}

function Giving({ redeemURL, ...props }: GiftSubscriptionProps) {
  const t = usePhrases(english);
  const isPaid = useReturn();
  const reader = useReader();
  const given = reader.status === 'signed-in' && <GivenGifts isPaid={isPaid} redeemURL={redeemURL} />;
  return (
    <>
      {isPaid && given}
      <AccountPart heading={t(isPaid ? 'gift.another' : 'gift.title')}>
        <Choosing {...props} isAnother={isPaid} />
      </AccountPart>
      {!isPaid && given}
    </>
  );
}

/**
 * Tells whether the giver comes from the checkout. The parameter is removed from the URL, so a reload does not repeat it.
 */
function useReturn(): boolean {
  const { environment } = useHost();
  const [isPaid, setPaid] = useState(false);
  useEffect(() => {
    const query = new URLSearchParams(environment.address().split('?')[1] ?? '');
    if (!query.has(PAID)) return;
    setPaid(true);
    environment.replaceAddress(withoutQuery(environment.address(), PAID));
  }, [environment]);
  return isPaid;
}

type ChoosingProps = Omit<GiftSubscriptionProps, 'redeemURL'> & { readonly isAnother: boolean };

function Choosing({ campaignCode, ...pages }: ChoosingProps) {
  const t = usePhrases(english);
  const plans = usePlans(campaignCode);
  const reader = useReader();
  const failure = plans.status === 'failed' ? plans : reader.status === 'failed' ? reader : undefined;
  if (failure !== undefined)
    return (
      <Place>
        <FormError>
          {t('isOffline' in failure && !failure.isOffline ? 'gift.loadErr' : 'id.err.offline')}
        </FormError>
        <Button variant="secondary" onClick={failure.retry}>
          {t('id.retry')}
        </Button>
      </Place>
    );
  if (plans.status !== 'ready' || reader.client === undefined)
    return (
      <Place>
        <output>{t('id.waiting')}</output>
        <noscript>{t('gift.script')}</noscript>
      </Place>
    );
  if (plans.plans.length === 0) return <AccountNote>{t('gift.none')}</AccountNote>;
  return <GiftForm plans={plans.plans} sales={plans.sales} identity={reader.client} {...pages} />;
}
