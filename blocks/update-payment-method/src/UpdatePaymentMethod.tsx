'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { AccountSection, NothingToShow, useReaderData } from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { withRedirect } from '@broadsheet/sales-ui';
import { FormError } from '@broadsheet/ui';
import { useCallback } from 'react';
import type { fields } from './fields.ts';
import { loadUpdate } from './loadUpdate.ts';
import { phrases } from './phrases.ts';
import { Update } from './Update.tsx';

export type UpdatePaymentMethodProps = FieldValues<typeof fields>;

/**
 * Lets a reader change the payment method of a running subscription to another card or to PayPal. In the page builder it is
 * a sentence.
 */
export function UpdatePaymentMethod(props: UpdatePaymentMethodProps) {
  const { loginUrl, successURL, stripeIntentsID, subscriptionsURL } = props;
  const { environment, sales, log } = useHost();
  const t = usePhrases(phrases);
  const load = useCallback(
    async (identity: IdentityClient, signal: AbortSignal) =>
      loadUpdate({
        sales: await sales(),
        identity,
        url: environment.address(),
        stripeIntentsID,
        signal,
        log,
      }),
    [sales, environment, stripeIntentsID, log],
  );
  const loginPage = withRedirect(loginUrl, environment.address());
  const data = useReaderData({ load, redirectURL: loginPage });
  return (
    <AccountSection heading={t('sub.cardInfo')} data={data} room="38rem">
      {({ value, client }) =>
        value === undefined ? (
          <>
            <FormError>{t('sub.update.noId')}</FormError>
            <NothingToShow
              text={t('sub.update.choose')}
              url={subscriptionsURL}
              label={t('sub.update.subscriptions')}
            />
          </>
        ) : (
          <Update update={value} identity={client} pages={{ loginPage, successURL }} />
        )
      }
    </AccountSection>
  );
}
