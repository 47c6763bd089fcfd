'use client';
import { retailOrigin, useEnhancement, useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { priceEnglish } from '@broadsheet/subscription';
import { Button, FormError, HeadingSection } from '@broadsheet/ui';
import type { fields } from './fields.ts';
import { enhance } from './offer.enhance.ts';
import { Cards, Failure, PageSubTitle, PageTitle, Place, Plans, Waiting } from './offerStyles.ts';
import { phrases } from './phrases.ts';
import { PlanCard } from './PlanCard.tsx';

const english = { ...priceEnglish, ...phrases };
const PRICE_WORDS = Object.keys(priceEnglish);
const OFFER_PATH = '/retail/public/v1/offer/live/';

export type OfferProps = FieldValues<typeof fields>;

/**
 * The plans of a campaign. The markup is empty and hidden until the block's script has the offer; it copies the one card
 * that stands here for each plan.
 */
export function Offer({ campaignCode, loginURL, checkoutURL }: OfferProps) {
  const { site, locale, phrases: known, isAdmin } = useHost();
  const t = usePhrases(english);
  const place = useEnhancement<HTMLDivElement>(enhance);
  if (isAdmin)
    return (
      <Place>
        <Waiting>{t('offer.preview', { campaign: campaignCode })}</Waiting>
      </Place>
    );
  const words = Object.fromEntries(
    Object.entries({ ...english, ...known }).filter(([key]) => PRICE_WORDS.includes(key)),
  );
  return (
    <Place
      ref={place}
      data-offer={`${retailOrigin(site)}${site.api?.retail?.endpoint || OFFER_PATH}`}
      data-campaign={campaignCode}
      data-login={loginURL}
      data-checkout={checkoutURL}
      data-locale={locale}
      data-choose={t('offer.choose')}
      data-words={JSON.stringify(words)}
    >
      <noscript>
        <Waiting>{t('offer.script')}</Waiting>
      </noscript>
      <Failure hidden data-part="failure">
        <p>{t('offer.loadErr')}</p>
        <Button variant="secondary">{t('offer.retry')}</Button>
      </Failure>
      <Plans hidden data-part="plans">
        <PageTitle data-part="title" />
        <PageSubTitle data-part="subtitle" />
        <FormError data-part="problem" data-text={t('offer.chooseErr')} />
        <HeadingSection>
          <Cards data-part="cards">
            <PlanCard />
          </Cards>
        </HeadingSection>
        <output className="bs-hidden" data-part="busy" data-text={t('offer.busy')} />
      </Plans>
    </Place>
  );
}
