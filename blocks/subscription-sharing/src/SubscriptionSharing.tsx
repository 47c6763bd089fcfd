'use client';
import { safeHref, useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { AccountNote, AccountSection, useReaderData } from '@broadsheet/identity-ui';
import type { ReadyData } from '@broadsheet/identity-ui';
import { Button, HeadingSection } from '@broadsheet/ui';
import { useCallback } from 'react';
import type { fields } from './fields.ts';
import { loadSharing } from './loadSharing.ts';
import type { SharedOut, Sharing } from './loadSharing.ts';
import { phrases } from './phrases.ts';
import { SharedPlaces } from './SharedPlaces.tsx';
import { SharedWithMe } from './SharedWithMe.tsx';

export type SubscriptionSharingProps = FieldValues<typeof fields>;

/** Renders the places of the reader's subscriptions, and the subscriptions that others share with the reader. */
export function SubscriptionSharing({ redirectURL, offerURL }: SubscriptionSharingProps) {
  const { sales } = useHost();
  const t = usePhrases(phrases);
  const load = useCallback(
    async (_: unknown, signal: AbortSignal) => loadSharing(await sales(), { signal }),
    [sales],
  );
  const data = useReaderData({ load, redirectURL });
  return (
    <AccountSection heading={t('share.title')} data={data} room="18rem">
      {(ready) => <SharingParts ready={ready} offerURL={offerURL} />}
    </AccountSection>
  );
}

interface SharingPartsProps {
  readonly ready: ReadyData<Sharing>;
  readonly offerURL: string;
}

function SharingParts({ ready: { value, put }, offerURL }: SharingPartsProps) {
  const { sales, given, taken } = value;
  const t = usePhrases(phrases);
  const href = safeHref(offerURL);
  const replace = (changed: SharedOut) =>
    put((sharing) => ({
      ...sharing,
      given: sharing.given.map((each) => (each.id === changed.id ? changed : each)),
    }));
  const drop = (id: number) =>
    put((sharing) => ({ ...sharing, taken: sharing.taken.filter((each) => each.id !== id) }));
  return (
    <HeadingSection>
      {given.length === 0 && taken.length === 0 && (
        <>
          <AccountNote>{t('share.none')}</AccountNote>
          {href !== undefined && (
            <div>
              <Button variant="secondary" href={href}>
                {t('share.offers')}
              </Button>
            </div>
          )}
        </>
      )}
      {given.map((each) => (
        <SharedPlaces key={each.id} shared={each} sales={sales} onChange={replace} />
      ))}
      <SharedWithMe taken={taken} sales={sales} onLeft={drop} />
    </HeadingSection>
  );
}
