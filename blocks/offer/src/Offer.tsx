'use client';
import {
  contentValue,
  Island,
  retailOrigin,
  useContent,
  useEnhancement,
  useHost,
  usePhrases,
} from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { parseOwnOffer, priceEnglish, WalletPlace } from '@broadsheet/sales-ui';
import { Button } from '@broadsheet/ui';
import type { fields } from './fields.ts';
import { enhance } from './offer.enhance.ts';
import { offerRequest } from './offerRequest.ts';
import { Failure, Place, PreviewTitle, Waiting } from './offerStyles.ts';
import { phrases } from './phrases.ts';
import { PeriodSwitch } from './PeriodSwitch.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlanSection } from './PlanSection.tsx';
import { PrintedPlans } from './PrintedPlans.tsx';

const english = { ...priceEnglish, ...phrases };
const PRICE_WORDS = [...Object.keys(priceEnglish), 'offer.saving', 'offer.cardSaving'];
const OFFER_PATH = '/retail/public/v1/offer/live/';

export type OfferProps = FieldValues<typeof fields>;

/** Renders the place of the wallets, which the script shows on the card of a plan. */
function Wallets(props: Pick<OfferProps, 'successURL' | 'termsOfSaleURL' | 'termsOfServiceURL'>) {
  return (
    <div hidden data-part="wallets">
      <Island name="wallets" when="interaction" component={WalletPlace} props={props} />
    </div>
  );
}

/**
 * Renders no plans yet: the script requests them from the server as markup, or draws them into copies of the one card below.
 */
function EmptyOffer({
  campaignCode,
  loginURL,
  checkoutURL,
  planURL,
  giftURL,
  showPeriodSwitch,
  skipsLogin,
  showsWallets,
  successURL,
  termsOfSaleURL,
  termsOfServiceURL,
  isOurs,
}: OfferProps & { readonly isOurs: boolean }) {
  const { site, locale, phrases: known } = useHost();
  const t = usePhrases(english);
  const place = useEnhancement<HTMLDivElement>(enhance);
  const words = Object.fromEntries(
    Object.entries({ ...english, ...known }).filter(([key]) => PRICE_WORDS.includes(key)),
  );
  return (
    <Place
      ref={place}
      data-offer={`${retailOrigin(site)}${site.api?.retail?.endpoint || OFFER_PATH}`}
      data-ours={isOurs ? '' : undefined}
      data-campaign={campaignCode}
      data-login={loginURL}
      data-checkout={checkoutURL}
      data-skips-login={skipsLogin ? '' : undefined}
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
      <PlanSection
        isBlank
        {...{ planURL, giftURL }}
        periods={
          showPeriodSwitch && (
            <div hidden data-part="period-place">
              <PeriodSwitch />
            </div>
          )
        }
      >
        <PlanCard />
      </PlanSection>
      {showsWallets && isOurs && <Wallets {...{ successURL, termsOfSaleURL, termsOfServiceURL }} />}
    </Place>
  );
}

/**
 * Renders the plans of a campaign. The page is the same for every campaign and contains no plans; the block's script fetches
 * them. When the site itself sells, they are markup from the server, else the script draws them from the response of the
 * site's retail service.
 */
export function Offer(props: OfferProps) {
  const { site, page, isAdmin, handlesLazyLoad } = useHost();
  const t = usePhrases(english);
  const isOurs = handlesLazyLoad && retailOrigin(site) === '' && !site.api?.retail?.endpoint;
  const request = isOurs && !isAdmin ? offerRequest(props, { page }) : undefined;
  const offer = contentValue(useContent(request, parseOwnOffer));
  if (isAdmin)
    return (
      <Place>
        {/* As readers get it, so that whoever checks the page finds its first heading. */}
        <PreviewTitle>{t('offer.previewTitle')}</PreviewTitle>
        <Waiting>{t('offer.preview', { campaign: props.campaignCode })}</Waiting>
      </Place>
    );
  if (request === undefined) return <EmptyOffer {...props} isOurs={isOurs} />;
  if (offer === undefined) return null;
  const { planURL, giftURL, showPeriodSwitch } = props;
  const showsWallets = props.showsWallets && offer.takesWallets;
  return <PrintedPlans {...{ offer, planURL, giftURL, showPeriodSwitch, showsWallets }} />;
}
