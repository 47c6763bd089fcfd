'use client';
import { useMoney, usePhrases } from '@broadsheet/block-kit';
import { groupByPeriod, priceEnglish, usePriceTexts } from '@broadsheet/sales-ui';
import type { OfferPage, PlanOfPeriod } from '@broadsheet/sales-ui';
import { Button, checkIcon, Html, Icon } from '@broadsheet/ui';
import { Card, CardTitle, Features, Price, Saving } from './offerStyles.ts';
import { OwnedMark } from './Ownership.tsx';
import type { OwnershipProps } from './Ownership.tsx';
import { PeriodSwitch } from './PeriodSwitch.tsx';
import { phrases } from './phrases.ts';
import { PlanSection } from './PlanSection.tsx';

const english = { ...priceEnglish, ...phrases };

function PrintedCard({
  plan,
  period,
  saving,
  showsWallets,
}: PlanOfPeriod & { readonly showsWallets: boolean }) {
  const t = usePhrases(english);
  const { priceText } = usePriceTexts();
  const writeMoney = useMoney();
  const { sku, priceCode, name, description, summary, features, rates, currency } = plan;
  const price = priceText({ currency, rates });
  return (
    <Card data-period={period}>
      <OwnedMark />
      {name !== '' && (
        <CardTitle>
          <Html html={name} />
        </CardTitle>
      )}
      {description !== '' && <Html as="p" html={description} />}
      {price !== '' && (
        <Price data-lasting={rates.length > 1 ? priceText({ currency, rates: rates.slice(-1) }) : undefined}>
          {price}
        </Price>
      )}
      {saving !== undefined && (
        <Saving>
          {t('offer.cardSaving', { amount: writeMoney(saving, currency, { decimals: 'auto' }) })}
        </Saving>
      )}
      <Button variant="primary" size="large" fullWidth name={sku} value={priceCode}>
        {summary === '' ? t('offer.choose') : <Html html={summary} />}
      </Button>
      {showsWallets && (
        <p data-part="wallet">
          <Button
            variant="secondary"
            size="large"
            fullWidth
            name={sku}
            value={priceCode}
            aria-expanded={false}
          >
            {t('offer.wallets')}
          </Button>
        </p>
      )}
      {features.length > 0 && (
        <Features>
          {features.map((feature) => (
            <li key={feature}>
              <Icon of={checkIcon} size={18} />
              <Html html={feature} />
            </li>
          ))}
        </Features>
      )}
    </Card>
  );
}

interface PrintedPlansProps extends OwnershipProps {
  readonly offer: OfferPage;
  readonly showPeriodSwitch: boolean;
  /** Whether each plan has a button for wallets; the script tells it by the paragraph in which it stands. */
  readonly showsWallets: boolean;
}

/** Renders the plans on the server. The source `offer` has already sanitised their texts. */
export function PrintedPlans({ offer, showPeriodSwitch, showsWallets, ...urls }: PrintedPlansProps) {
  const { title, subTitle, plans } = offer;
  const grouped: readonly PlanOfPeriod[] = showPeriodSwitch
    ? groupByPeriod(plans)
    : plans.map((plan) => ({ plan, period: undefined, saving: undefined }));
  return (
    <PlanSection
      {...urls}
      title={title === '' ? undefined : <Html html={title} />}
      subTitle={subTitle === '' ? undefined : <Html html={subTitle} />}
      periods={grouped.some(({ period }) => period !== undefined) && <PeriodChoice plans={grouped} />}
    >
      {grouped.map((each) => (
        <PrintedCard key={`${each.plan.sku} ${each.plan.priceCode}`} {...each} showsWallets={showsWallets} />
      ))}
    </PlanSection>
  );
}

/** Renders the switch with the highest saving, where all plans have one currency. */
function PeriodChoice({ plans }: { readonly plans: readonly PlanOfPeriod[] }) {
  const t = usePhrases(english);
  const writeMoney = useMoney();
  const [first] = plans;
  const most = Math.max(0, ...plans.map(({ saving = 0 }) => saving));
  const currency = first?.plan.currency ?? '';
  const isComparable = plans.every(({ plan }) => plan.currency === currency);
  return most > 0 && isComparable ? (
    <PeriodSwitch saving={t('offer.saving', { amount: writeMoney(most, currency, { decimals: 'auto' }) })} />
  ) : (
    <PeriodSwitch />
  );
}
