'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { AccountSection, NothingToShow, useReaderData } from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { SubscriptionStatus } from '@broadsheet/sdk-sales';
import { withRedirect } from '@broadsheet/sales-ui';
import { useCallback } from 'react';
import type { ChangePlanProps } from './ChangePlanProps.ts';
import { Changing } from './Changing.tsx';
import { loadPlans } from './loadPlans.ts';
import type { LoadedPlans } from './loadPlans.ts';
import { phrases } from './phrases.ts';

/** Lets a reader change the plan of a subscription: choose a plan, see what is charged when, and make the change. */
export function ChangePlan(props: ChangePlanProps) {
  const { campaignCode, redirectURL } = props;
  const { environment, sales, log } = useHost();
  const t = usePhrases(phrases);
  const load = useCallback(
    async (_client: IdentityClient, signal: AbortSignal) =>
      loadPlans(await sales(), { campaignCode, url: environment.address(), signal, log }),
    [sales, campaignCode, environment, log],
  );
  const data = useReaderData({ load, redirectURL: withRedirect(redirectURL, environment.address()) });
  return (
    <AccountSection heading={t('sub.plan.title')} data={data} room="30rem">
      {({ value, put }) => {
        const obstacle = findObstacle(value);
        return obstacle === undefined && value !== undefined ? (
          <Changing
            {...props}
            loaded={value}
            onKept={() => put((now) => now && { ...now, waiting: undefined })}
          />
        ) : (
          <NothingToShow
            text={t(obstacle ?? 'sub.plan.none')}
            url={props.subscriptionsURL}
            label={t('sub.plan.back')}
          />
        );
      }}
    </AccountSection>
  );
}

const ACTIVE = 1;
/** The messages for subscriptions whose plan cannot be changed, by status. */
const OBSTACLES: Partial<Record<SubscriptionStatus, keyof typeof phrases>> = {
  3: 'sub.plan.canceled',
  4: 'sub.plan.pastDue',
};

/** Returns why the plan cannot be changed now; `undefined` when it can. */
function findObstacle(loaded: LoadedPlans | undefined): keyof typeof phrases | undefined {
  if (loaded === undefined) return 'sub.plan.none';
  const { status } = loaded.subscription;
  if (status === ACTIVE) return loaded.plans.length === 0 ? 'sub.plan.noOther' : undefined;
  return (status && OBSTACLES[status]) ?? 'sub.plan.ended';
}
