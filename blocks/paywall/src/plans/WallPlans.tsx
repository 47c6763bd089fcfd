'use client';
import { usePhrases, usePublicUrl } from '@broadsheet/block-kit';
import type { SafeHref } from '@broadsheet/block-kit';
import { usePriceTexts } from '@broadsheet/sales-ui';
import type { OfferPage, Plan } from '@broadsheet/sales-ui';
import { Button, checkIcon, Html, Icon, Link } from '@broadsheet/ui';
import { phrases } from '../phrases.ts';
import { Benefits, PlanForm, PlanName, PlanRow, Plans } from './planStyles.ts';

/** The most plans and benefits that a wall shows; the offer page shows all. */
const MOST = 3;

interface WallPlansProps {
  readonly offer: OfferPage;
  /** The URL of the offer page, with the way back to the story and the campaign. */
  readonly href: SafeHref;
  /** The text of the button. */
  readonly label: string;
  /** Whether there is a button for wallets; the script tells it by the paragraph in which it stands. */
  readonly showsWallets: boolean;
}

function PlanChoice({ plan, isFirst }: { readonly plan: Plan; readonly isFirst: boolean }) {
  const { priceText } = usePriceTexts();
  const { name, description, priceCode, currency, rates } = plan;
  return (
    <PlanRow>
      <input type="radio" name="plan" value={priceCode} defaultChecked={isFirst} autoComplete="off" />
      <PlanName>
        <Html html={name} />
      </PlanName>
      <span>{priceText({ currency, rates })}</span>
      {description !== '' && <Html as="small" html={description} />}
    </PlanRow>
  );
}

/**
 * Renders the plans of the product that the campaign names first: each with its price, then the benefits and the button. It
 * is a form that leads to the offer page and works without script.
 */
export function WallPlans({ offer, href, label, showsWallets }: WallPlansProps) {
  const t = usePhrases(phrases);
  const publicUrl = usePublicUrl();
  const [best] = offer.plans;
  if (best === undefined) return null;
  const plans = offer.plans.filter(({ sku }) => sku === best.sku).slice(0, MOST);
  const [path = '', query = ''] = href.split('#')[0]?.split(/\?(.*)/s) ?? [];
  return (
    <PlanForm method="get" action={publicUrl(path)} data-part="plans" data-product={best.sku}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Plans>
        <legend className="bs-hidden">{t('sub.w.plans')}</legend>
        {plans.map((plan) => (
          <PlanChoice key={plan.priceCode} plan={plan} isFirst={plan === best} />
        ))}
      </Plans>
      <Button type="submit" size="large" variant="primary" fullWidth>
        {label}
      </Button>
      {showsWallets && (
        <p data-part="wallet">
          <Button type="submit" size="large" variant="secondary" fullWidth aria-expanded={false}>
            {t('sub.w.wallets')}
          </Button>
        </p>
      )}
      {best.features.length > 0 && (
        <Benefits>
          {best.features.slice(0, MOST).map((feature) => (
            <li key={feature}>
              <Icon of={checkIcon} size={18} />
              <Html html={feature} />
            </li>
          ))}
        </Benefits>
      )}
      <p>
        <Link href={href} openInNewTab={false}>
          {t('sub.w.all')}
        </Link>
      </p>
    </PlanForm>
  );
}
