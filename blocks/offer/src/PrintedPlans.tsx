'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { priceEnglish, usePriceTexts } from '@broadsheet/subscription';
import type { OfferPage, Plan } from '@broadsheet/subscription';
import { Button, checkIcon, Html, Icon } from '@broadsheet/ui';
import { Card, CardTitle, Features, Price } from './offerStyles.ts';
import { phrases } from './phrases.ts';
import { PlanSection } from './PlanSection.tsx';

const english = { ...priceEnglish, ...phrases };

function PrintedCard({ plan }: { readonly plan: Plan }) {
  const t = usePhrases(english);
  const { priceText } = usePriceTexts();
  const { sku, priceCode, name, description, summary, features, rates, currency } = plan;
  const price = priceText({ currency, rates });
  return (
    <Card>
      {name !== '' && (
        <CardTitle>
          <Html html={name} />
        </CardTitle>
      )}
      {description !== '' && <Html as="p" html={description} />}
      {price !== '' && <Price>{price}</Price>}
      <Button variant="primary" size="large" fullWidth name={sku} value={priceCode}>
        {summary === '' ? t('offer.choose') : <Html html={summary} />}
      </Button>
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

/** Renders the plans on the server. The source `offer` has already sanitised their texts. */
export function PrintedPlans({ offer }: { readonly offer: OfferPage }) {
  const { title, subTitle, plans } = offer;
  return (
    <PlanSection
      title={title === '' ? undefined : <Html html={title} />}
      subTitle={subTitle === '' ? undefined : <Html html={subTitle} />}
      count={plans.length}
    >
      {plans.map((plan) => (
        <PrintedCard key={`${plan.sku} ${plan.priceCode}`} plan={plan} />
      ))}
    </PlanSection>
  );
}
