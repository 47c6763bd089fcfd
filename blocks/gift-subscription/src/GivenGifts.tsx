'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { AccountNote, AccountSection, accountEnglish, useReaderData } from '@broadsheet/identity-ui';
import type { ReadyData } from '@broadsheet/identity-ui';
import { FormError, HeadingSection } from '@broadsheet/ui';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { GivenGiftRow } from './GivenGiftRow.tsx';
import { loadGivenGifts } from './loadGivenGifts.ts';
import type { LoadedGifts } from './loadGivenGifts.ts';
import { givenPhrases } from './givenPhrases.ts';

const english = { ...accountEnglish, ...givenPhrases };

const Rows = styled.ul`
  display: grid;
  gap: 1.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface GivenGiftsProps {
  readonly isPaid: boolean;
  readonly redeemURL: string;
}

/** Renders the gifts that the reader has bought: the recipient of each, whether it is redeemed, and how to pass it on. */
export function GivenGifts({ isPaid, redeemURL }: GivenGiftsProps) {
  const { environment, sales, log } = useHost();
  const t = usePhrases(english);
  const load = useCallback(
    async (_: unknown, signal: AbortSignal) => loadGivenGifts(await sales(), { isPaid, signal, log }),
    [sales, isPaid, log],
  );
  // A reader who logs out here stays on this page, because it is for everybody.
  const data = useReaderData({ load, redirectURL: environment.address() });
  return (
    <AccountSection heading={t(isPaid ? 'gift.thanks' : 'gift.given')} data={data}>
      {(ready) => <GiftList ready={ready} redeemURL={redeemURL} />}
    </AccountSection>
  );
}

interface GiftListProps {
  readonly ready: ReadyData<LoadedGifts>;
  readonly redeemURL: string;
}

function GiftList({ ready: { value, put }, redeemURL }: GiftListProps) {
  const { sales, gifts, paidID, isUnsent } = value;
  const t = usePhrases(english);
  const [isReported, setReported] = useState(false);
  if (gifts.length === 0) return <AccountNote>{t('gift.givenNone')}</AccountNote>;
  return (
    <HeadingSection>
      <FormError>{isUnsent && !isReported && t('gift.err.unsent')}</FormError>
      <Rows>
        {gifts.map((gift) => (
          <GivenGiftRow
            key={gift.subscriptionID}
            gift={gift}
            sales={sales}
            redeemURL={redeemURL}
            isNew={gift.subscriptionID === paidID}
            onChange={(changed) => {
              setReported(true);
              put((loaded) => ({
                ...loaded,
                gifts: loaded.gifts.map((each) => (each === gift ? changed : each)),
              }));
            }}
          />
        ))}
      </Rows>
    </HeadingSection>
  );
}
