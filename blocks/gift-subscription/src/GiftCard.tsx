'use client';
import { addBase, useHost, usePhrases } from '@broadsheet/block-kit';
import type { GivenGift } from '@broadsheet/sdk-sales';
import { Badge, Heading, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { givenPhrases } from './givenPhrases.ts';

/** The card. When it is printed, everything else on the page is hidden. */
const Card = styled.article`
  display: grid;
  gap: 0.75rem;
  min-inline-size: 0;
  padding: 1.5rem;
  border: 1px solid ${token('rule-strong')};
  border-block-start: 3px solid ${token('brand')};
  border-radius: ${token('radius')};
  overflow-wrap: anywhere;
  & > p,
  & > blockquote {
    margin: 0;
  }
  & > :is(h2, h3, h4, h5, h6) {
    font: ${token('heading-weight')} ${token('type-4')} / 1.15 ${token('serif')};
  }
  & > blockquote {
    padding-inline-start: 0.9rem;
    border-inline-start: 3px solid ${token('rule')};
    font: 400 ${token('type-2')} / 1.45 ${token('serif')};
    white-space: pre-line;
  }
  @media print {
    body:has(&[data-printed]) *:not(:has(&[data-printed]), &[data-printed], &[data-printed] *) {
      display: none;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 0.75rem;
  align-items: center;
  justify-content: space-between;
  color: ${token('ink-soft')};
  /* A printed page would show a state of the gift that soon is out of date. */
  @media print {
    & > :last-child {
      display: none;
    }
  }
`;

const Code = styled.code`
  justify-self: start;
  max-inline-size: 100%;
  padding: 0.4rem 0.7rem;
  background: ${token('tint')};
  color: ${token('ink')};
  font-size: ${token('type-1')};
  user-select: all;
`;

export interface GiftCardProps {
  readonly gift: GivenGift;
  readonly redeemURL: string;
  readonly isPrinted: boolean;
}

/** Renders a gift on the screen and for print: the gift, the recipient, the giver's words, and how it is redeemed. */
export function GiftCard({ gift, redeemURL, isPrinted }: GiftCardProps) {
  const { productName, recipient, redeemCode } = gift;
  const t = usePhrases(givenPhrases);
  const { site, environment } = useHost();
  const page = new URL(addBase(redeemURL, environment.siteUrl()), environment.siteUrl());
  return (
    <Card data-printed={isPrinted || undefined}>
      <Head>
        <span>{site.websiteName}</span>
        <Badge variant={redeemCode === undefined ? 'success' : 'light'}>
          {t(redeemCode === undefined ? 'gift.redeemed' : 'gift.waiting')}
        </Badge>
      </Head>
      <Heading>{productName}</Heading>
      {recipient?.name !== undefined && recipient.name !== '' && (
        <p>{t('gift.cardFor', { name: recipient.name })}</p>
      )}
      {recipient?.note !== undefined && recipient.note !== '' && <blockquote>{recipient.note}</blockquote>}
      {redeemCode !== undefined && (
        <>
          <p>{t('gift.cardHow', { url: `${page.host}${page.pathname}` })}</p>
          <Code translate="no">{redeemCode}</Code>
        </>
      )}
    </Card>
  );
}
