'use client';
import { safeHref, useFormat, usePhrases } from '@broadsheet/block-kit';
import { Button, Heading, HeadingSection, token } from '@broadsheet/ui';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';
import type { Redeemed } from './redeemCode.ts';

const Result = styled.section`
  display: grid;
  gap: 0.75rem;
  min-block-size: 12rem;
  align-content: start;
  & > :is(h2, h3, h4, h5, h6) {
    font: ${token('heading-weight')} ${token('type-3')} / 1.2 ${token('serif')};
  }
  & > p {
    margin: 0;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

export interface OpenedProps {
  readonly redeemed: Redeemed;
  readonly readURL: string;
  readonly accountURL: string;
}

/** Replaces the form, takes the focus and says what the reader can now read, until when, and where. */
export function Opened({ redeemed, readURL, accountURL }: OpenedProps) {
  const { productName: product } = redeemed;
  const t = usePhrases(phrases);
  const headingId = useId();
  const result = useRef<HTMLElement>(null);
  useEffect(() => result.current?.focus(), []);
  const end = useEnd(redeemed);
  const read = safeHref(readURL);
  const account = safeHref(accountURL);
  return (
    <HeadingSection>
      <Result ref={result} tabIndex={-1} aria-labelledby={headingId}>
        <Heading id={headingId}>
          {product === undefined ? t('sub.redeemedAny') : t('sub.redeemed', { product })}
        </Heading>
        {end && <p>{end}</p>}
        <Actions>
          {read !== undefined && (
            <Button variant="primary" href={read}>
              {t('sub.redeemedRead')}
            </Button>
          )}
          {account !== undefined && (
            <Button variant="secondary" href={account}>
              {t('sub.redeemedAccount')}
            </Button>
          )}
        </Actions>
      </Result>
    </HeadingSection>
  );
}

/** Returns a sentence about the end of the access; `undefined` for a gift whose end is unknown. */
function useEnd({ kind, endsOn, sharedBy }: Redeemed): string | undefined {
  const t = usePhrases(phrases);
  const format = useFormat();
  // The term of the subscription's owner is renewed, so its end is not the end of the shared access.
  if (kind === 'share')
    return sharedBy === undefined ? t('sub.redeemedShare') : t('sub.redeemedShareBy', { name: sharedBy });
  if (endsOn !== undefined) return t('sub.redeemedUntil', { date: format.date(endsOn) });
  return kind === 'enterprise' ? t('sub.redeemedOpen') : undefined;
}
