'use client';
import { useFormat, useHost, usePhrases } from '@broadsheet/block-kit';
import type { GivenGift, SalesContext } from '@broadsheet/sdk-sales';
import { Button, token } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { GiftCard } from './GiftCard.tsx';
import { givenPhrases } from './givenPhrases.ts';
import { RecipientForm } from './RecipientForm.tsx';

const Row = styled.li`
  display: grid;
  gap: 0.75rem;
  min-inline-size: 0;
  & > p {
    margin: 0;
  }
  &:focus {
    outline: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

const Number = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
`;

export interface GivenGiftRowProps {
  readonly gift: GivenGift;
  readonly sales: SalesContext;
  readonly redeemURL: string;
  /** Whether the gift was just paid; then it takes the focus. */
  readonly isNew: boolean;
  readonly onChange: (gift: GivenGift) => void;
}

/** Renders a gift for its giver; until it is redeemed, it can be printed and mailed to a recipient. */
export function GivenGiftRow({ gift, sales, redeemURL, isNew, onChange }: GivenGiftRowProps) {
  const { subscriptionID, recipient, redeemCode } = gift;
  const t = usePhrases(givenPhrases);
  const { environment } = useHost();
  const row = useRef<HTMLLIElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    if (isNew) row.current?.focus();
  }, [isNew]);
  useEffect(() => {
    if (!isPrinted) return;
    environment.print();
    setPrinted(false);
  }, [environment, isPrinted]);
  function close() {
    setEditing(false);
    row.current?.focus();
  }
  return (
    <Row ref={row} tabIndex={-1}>
      <GiftCard gift={gift} redeemURL={redeemURL} isPrinted={isPrinted} />
      <GiftStanding gift={gift} />
      <Number>#{subscriptionID}</Number>
      {redeemCode !== undefined && !isEditing && (
        <Actions>
          <Button
            variant="secondary"
            size="small"
            accessibilityLabel={t('gift.printOf', { id: String(subscriptionID) })}
            onClick={() => setPrinted(true)}
          >
            {t('gift.print')}
          </Button>
          <Button variant="secondary" size="small" onClick={() => setEditing(true)}>
            {t(recipient === undefined ? 'gift.nameIt' : 'gift.change')}
          </Button>
        </Actions>
      )}
      {isEditing && (
        <RecipientForm
          gift={gift}
          sales={sales}
          onCancel={close}
          onSaved={(saved) => {
            onChange(saved);
            close();
          }}
        />
      )}
    </Row>
  );
}

/** Renders for whom the gift is, when the mail is sent, and whether it is redeemed. */
function GiftStanding({ gift: { recipient, redeemedOnUTC } }: { readonly gift: GivenGift }) {
  const t = usePhrases(givenPhrases);
  const format = useFormat();
  const { environment } = useHost();
  const { name = '', email = '', sendNotificationOnUTC: mailedOn = 0 } = recipient ?? {};
  if (redeemedOnUTC !== undefined)
    return (
      <p>
        {recipient !== undefined && t('gift.for', { name, email })}{' '}
        {t('gift.redeemedOn', { date: format.date(redeemedOnUTC) })}
      </p>
    );
  if (recipient === undefined) return <p>{t('gift.forNobody')}</p>;
  const mail = mailedOn > environment.now() ? 'gift.mailOn' : 'gift.mailedOn';
  return (
    <output>
      {t('gift.for', { name, email })} {t(mail, { date: format.date(mailedOn) })}
    </output>
  );
}
