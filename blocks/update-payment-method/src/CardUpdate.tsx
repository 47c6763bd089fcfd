'use client';
/**
 * The form for another card. It is fetched, together with the provider's code, once the page knows which payment it is for.
 */
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { BotChallenge } from '@broadsheet/bot-challenge';
import { isApiError } from '@broadsheet/client-core';
import type { InitializedPaymentUpdate, PaymentOption } from '@broadsheet/sdk-sales';
import { cardEnglish } from '@broadsheet/sales-ui';
import type { StoredAddress } from '@broadsheet/sales-ui';
import {
  CardForm,
  CardStartFailure,
  confirmCard,
  useCardStart,
  writeRefusal,
} from '@broadsheet/sales-ui/card';
import type { Confirmation, GivenCard, StartedCard } from '@broadsheet/sales-ui/card';
import { token } from '@broadsheet/ui';
import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';
import type { PaymentUpdate } from './useUpdate.ts';

const english = { ...cardEnglish, ...phrases };

/** A placeholder as high as the form, so that nothing moves when it appears. */
const Loading = styled.div`
  min-block-size: 26rem;
  color: ${token('ink-soft')};
`;

/** Returns whether an address was given as far as taxes need it: a card is then changed without more, as it was bought. */
const isTaxAddress = (address: StoredAddress | undefined): boolean =>
  Boolean(address?.country) && !address?.postal;

export interface CardUpdateProps {
  readonly option: PaymentOption;
  readonly address: StoredAddress | undefined;
  readonly update: PaymentUpdate;
  readonly problem: string | undefined;
  /** Runs when the reader submits a card. */
  readonly onCard: () => void;
}

export function CardUpdate(props: CardUpdateProps) {
  const { option, update } = props;
  const { begin: beginWith } = update;
  const t = usePhrases(english);
  const begin = useCallback(() => beginWith(option), [beginWith, option]);
  const start = useCardStart(begin);
  switch (start.status) {
    case 'failed':
      return <CardStartFailure start={start} />;
    case 'loading':
      return (
        <Loading>
          <output>{t('sub.waiting')}</output>
        </Loading>
      );
    case 'ready':
      return <Card {...props} begin={begin} started={start.card} />;
  }
}

interface CardProps extends CardUpdateProps {
  readonly begin: () => Promise<InitializedPaymentUpdate>;
  readonly started: StartedCard<InitializedPaymentUpdate>;
}

const isSameCard = (one: GivenCard, other: GivenCard): boolean =>
  one.brand === other.brand && one.lastFour === other.lastFour && one.expiry === other.expiry;

/**
 * Sets up cards with the provider. If a card was set up but could not be saved, the next attempt only saves it. For another
 * card the update is initialized again.
 */
function useSetup({ started, begin }: Pick<CardProps, 'started' | 'begin'>) {
  const { stripe, clientSecret } = started;
  const secret = useRef<string | undefined>(clientSecret);
  const done = useRef<{ readonly card: GivenCard; readonly intentID: string } | undefined>(undefined);

  async function requireSecret(): Promise<string> {
    secret.current ??= (await begin()).parameter1 ?? undefined;
    if (secret.current === undefined) throw new Error('The sales service began an update without a secret.');
    return secret.current;
  }

  /** Drops the card that was set up; the update is initialized again for the next one. */
  function forget(): void {
    done.current = undefined;
    secret.current = undefined;
  }

  return {
    forget,
    async confirm(card: GivenCard): Promise<Confirmation> {
      const known = done.current;
      if (known !== undefined && isSameCard(known.card, card))
        return { status: 'confirmed', intentID: known.intentID };
      if (known !== undefined) forget();
      const { paymentMethod } = card;
      const confirmation = await confirmCard(
        { stripe, clientSecret: await requireSecret(), paymentMethod },
        0,
      );
      if (confirmation.status === 'confirmed') done.current = { card, intentID: confirmation.intentID };
      return confirmation;
    },
  };
}

function Card({ started, begin, option, address, update, problem, onCard }: CardProps) {
  const t = usePhrases(english);
  const host = useHost();
  const setup = useSetup({ started, begin });
  const [refusal, setRefusal] = useState<string>();

  async function save(card: GivenCard): Promise<void> {
    const confirmation = await setup.confirm(card);
    if (confirmation.status === 'refused') return setRefusal(writeRefusal(confirmation.error, host));
    try {
      await update.save(option, confirmation.intentID);
    } catch (error) {
      // The service would refuse the same card again; only a lost response is worth a retry with it.
      if (isApiError(error) && error.httpStatus < 500) setup.forget();
      throw error;
    }
  }

  return (
    <CardForm
      stripe={started.stripe}
      label={t('sub.cardInfo')}
      submitLabel={t('sub.updatePay')}
      address={address}
      hidesArea={isTaxAddress(address)}
      isBusy={update.status !== 'idle'}
      error={refusal ?? problem}
      onCard={(card) => {
        setRefusal(undefined);
        onCard();
        return update.run(() => save(card));
      }}
    >
      <BotChallenge challenge={update.challenge} />
    </CardForm>
  );
}
