'use client';
import {
  consentPurposes,
  contentValue,
  getRequestedPurposes,
  hasConsentChoices,
  Island,
  retailOrigin,
  safeHref,
  useContent,
  useEnhancement,
  useGlobalContent,
  useHost,
  usePhrases,
  usePublicUrl,
} from '@broadsheet/block-kit';
import type { SimulatedReader } from '@broadsheet/block-kit';
import { parseOwnOffer, WalletPlace } from '@broadsheet/sales-ui';
import { Button, closeIcon, HeadingSection, Icon, Link } from '@broadsheet/ui';
import { readHostedStory } from './hosted/readHostedStory.ts';
import { readLock } from './readLock.ts';
import { Close, Hold, Overlay, Sheet } from './overlay/overlayStyles.ts';
import { enhance } from './paywall.enhance.ts';
import type { PaywallProps } from './PaywallProps.ts';
import { phrases } from './phrases.ts';
import { plansRequest, showsPlans } from './plans/plansRequest.ts';
import { WalletRoom } from './plans/planStyles.ts';
import { WallPlans } from './plans/WallPlans.tsx';
import { Thanks } from './thanks/Thanks.tsx';
import { payHref } from './wall/payHref.ts';
import { toPayUrl, useWallTexts } from './wall/useWallTexts.ts';
import { Lost, Meter, Place } from './wall/wallStyles.ts';
import { WallPanel } from './WallPanel.tsx';

const OFFER_PATH = '/retail/public/v1/offer/live/';

/** Renders the wall that a simulated reader meets on this story, for the page builder. */
function SimulatedWall({ reader, ...props }: PaywallProps & { readonly reader: SimulatedReader }) {
  const texts = useWallTexts(props);
  const lock = useGlobalContent(readLock);
  if (lock === undefined) return null;
  const panel = texts[lock.wall];
  const login = reader === 'anonymous' ? panel.login : { ...panel.login, href: undefined };
  return (
    <Place>
      <HeadingSection>
        <WallPanel {...panel} login={login} />
      </HeadingSection>
    </Place>
  );
}

/** Renders the wall that the editor has selected in the page builder, in place and without any request. */
function WallPreview(props: PaywallProps) {
  const t = usePhrases(phrases);
  const { simulatedReader } = useHost();
  const { registration, payment } = useWallTexts(props);
  if (simulatedReader !== undefined) return <SimulatedWall {...props} reader={simulatedReader} />;
  if (props.adminViewState === 'hide') return null;
  return (
    <Place>
      <HeadingSection>
        {props.adminViewState === 'showRegwall' ? (
          <WallPanel {...registration} />
        ) : (
          <WallPanel {...payment} title={t('sub.w.preview')} />
        )}
      </HeadingSection>
    </Place>
  );
}

/** Renders the plans if they were requested, else the room that the script fills with them. */
function PaymentPlans(props: PaywallProps) {
  const { site, page, handlesLazyLoad } = useHost();
  const t = usePhrases(phrases);
  const { payment } = useWallTexts(props);
  const offer = contentValue(useContent(plansRequest(props, { site, page }), parseOwnOffer));
  const href = payHref(toPayUrl(props.payActionUrl, page.path), page.query['campaign']);
  if (!handlesLazyLoad || !showsPlans(props, site)) return null;
  if (offer !== undefined && href !== undefined)
    return (
      <WallPlans
        {...{ offer, href }}
        label={payment.action.text}
        showsWallets={props.showsWallets && offer.takesWallets}
      />
    );
  return (
    <>
      <div hidden data-part="plans" />
      {props.showsWallets && (
        <WalletRoom hidden data-part="wallets">
          <Island
            name="wallets"
            when="interaction"
            component={WalletPlace}
            props={{ termsOfSaleURL: props.termsOfSaleURL, termsOfServiceURL: props.termsOfServiceURL }}
          />
        </WalletRoom>
      )}
      <p hidden data-part="price-error">
        {t('sub.w.priceErr')}
      </p>
    </>
  );
}

/** Returns the purposes about which a wall over the page waits for a choice, separated by spaces; `undefined` for none. */
function useAwaitedConsent(): string | undefined {
  const { site } = useHost();
  if (!hasConsentChoices(site)) return undefined;
  const requested = getRequestedPurposes(site);
  return (requested.length === 0 ? consentPurposes : requested).join(' ');
}

/** Renders the line below an open story that its reader's last charge has failed, which the script shows. */
function FailedCharge({ subscriptionsUrl }: Pick<PaywallProps, 'subscriptionsUrl'>) {
  const t = usePhrases(phrases);
  const href = safeHref(subscriptionsUrl);
  return (
    <Meter hidden data-part="failed-charge">
      {t('sub.w.unpaid')}{' '}
      {href !== undefined && (
        <Link href={href} openInNewTab={false}>
          {t('sub.w.unpaidLink')}
        </Link>
      )}
    </Meter>
  );
}

/**
 * Renders both walls of a locked story, below its teaser and the same for everybody. Without script the wall for unknown
 * readers is visible. With it, the block's script asks who is reading, and either inserts the rest of the story or shows
 * the reader's wall, over the page or in it.
 */
function ReaderWall(props: PaywallProps & { readonly shown: 'registration' | 'payment' | 'none' }) {
  const { displayMode, shown } = props;
  const { site, page, handlesLazyLoad } = useHost();
  const t = usePhrases(phrases);
  const { registration, payment } = useWallTexts(props);
  const hosted = useGlobalContent(readHostedStory);
  const place = useEnhancement<HTMLElement>(enhance);
  const script = site.api?.retail?.script;
  const publicUrl = usePublicUrl();
  const consent = useAwaitedConsent();
  const pay = payHref(toPayUrl(props.payActionUrl, page.path));
  return (
    <Place
      ref={place}
      data-paywall=""
      data-offer={`${retailOrigin(site)}${site.api?.retail?.endpoint || OFFER_PATH}`}
      data-pay={pay && publicUrl(pay)}
      data-display={displayMode}
      data-consent={consent}
      data-plans={handlesLazyLoad && showsPlans(props, site) ? '' : undefined}
      {...(script &&
        hosted && { 'data-hosted': JSON.stringify({ ...hosted, apiOrigin: retailOrigin(site) }) })}
      {...(shown === 'none' ? { hidden: true } : { 'data-locked': '' })}
    >
      <HeadingSection>
        <WallPanel {...registration} hidden={shown !== 'registration'} />
        <WallPanel {...payment} hidden={shown === 'registration'} plans={<PaymentPlans {...props} />} />
        <Lost hidden data-part="lost">
          <p>{t('sub.w.lost')}</p>
          <Button variant="secondary">{t('sub.w.retry')}</Button>
        </Lost>
        <Meter hidden data-part="meter">
          {/* The script fills in the numbers, which the server does not know. */}
          <span data-part="count" data-text={t('sub.w.meter', { count: '{count}', limit: '{limit}' })} />{' '}
          {payment.action.href !== undefined && (
            <Link href={payment.action.href} openInNewTab={false}>
              {payment.action.text}
            </Link>
          )}
        </Meter>
        <FailedCharge subscriptionsUrl={props.subscriptionsUrl} />
        <Thanks subscriptionsUrl={props.subscriptionsUrl} />
        {displayMode !== 'inPage' && (
          <Overlay $mode={displayMode} aria-modal="true" tabIndex={-1} data-part="overlay">
            <Sheet $mode={displayMode} data-part="sheet">
              <Close>
                <Button
                  size="small"
                  accessibilityLabel={t('sub.w.close')}
                  iconLeft={<Icon of={closeIcon} size={20} />}
                />
              </Close>
              <Hold data-part="hold" />
            </Sheet>
          </Overlay>
        )}
      </HeadingSection>
    </Place>
  );
}

/** Renders the wall of a locked story; nothing for a story that everybody may read in full. */
export function Paywall(props: PaywallProps) {
  const { site, isAdmin } = useHost();
  const lock = useGlobalContent(readLock);
  const hosted = useGlobalContent(readHostedStory);
  if (isAdmin) return <WallPreview {...props} />;
  if (lock !== undefined) return <ReaderWall {...props} shown={lock.wall} />;
  // The hosted script's decision is not known before it runs; until then the whole story is visible.
  return site.api?.retail?.script && hosted !== undefined ? <ReaderWall {...props} shown="none" /> : null;
}
