'use client';
import {
  safeHref,
  SUBSCRIBER_ATTRIBUTE,
  useEnhancement,
  useFormat,
  useHost,
  usePhrases,
} from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { assetUrl } from '@broadsheet/story';
import { DESKTOP, Heading, Link, token, VisuallyHidden } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { enhance } from './masthead.enhance.ts';
import { phrases } from './phrases.ts';

/** The way home of the navigation bar, which a phone shows on every page. */
const NAV_LOGO = ':root:has(#main-nav [data-home])';

const Frame = styled.div`
  display: grid;
  gap: 1rem;
  padding-block: 1.6rem 0;
  border-block-end: ${token('border')};
  /* Links that follow it close the masthead themselves. */
  &:has(+ nav),
  bs-block:has(+ nav) > & {
    margin-block-end: calc(-1 * ${token('gap')});
  }
  @media (max-width: 47.99rem) {
    ${NAV_LOGO} & {
      gap: 0;
      margin-block-start: calc(-1 * ${token('gap')});
      padding-block: 0;
    }
  }
`;

/** On a phone whose navigation bar bears the name already, it is read and not seen. */
const Name = styled.div`
  @media (max-width: 47.99rem) {
    ${NAV_LOGO} & {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

/** Its height is fixed and its width follows, so that the page below it does not move when it comes. */
const Logo = styled.img`
  block-size: clamp(2.75rem, 1.5rem + 5vw, 5.5rem);
  inline-size: 100%;
  object-fit: contain;
  padding-inline: ${token('gutter')};
`;

/** CSS pixels, for browsers that draw before the styles are there. */
const ROOM = { width: 960, height: 88 };

/** Date, tag line and link; on a phone one row, in which the tag line gives way. */
const Line = styled.div`
  display: flex;
  gap: 0 1.5rem;
  align-items: center;
  justify-content: space-between;
  border-block-start: ${token('border')};
  font: 400 ${token('type-0')} / 1.4 ${token('sans')};
  color: ${token('ink-soft')};
  & > :only-child {
    margin-inline: auto;
  }
  ${DESKTOP} {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    justify-content: stretch;
    padding-block: 0.6rem;
    & > :only-child {
      margin-inline: 0;
    }
  }
`;

const TagLine = styled.p`
  grid-column: 2;
  font: 400 ${token('type-2')} / 1.3 ${token('serif')};
  text-align: center;
  padding-block: 0.6rem;
  &:not(:only-child) {
    display: none;
  }
  ${DESKTOP} {
    padding-block: 0;
    &:not(:only-child) {
      display: block;
    }
  }
`;

const Promo = styled(Link)`
  grid-column: 3;
  justify-self: end;
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  font-weight: 600;
  color: ${token('brand')};
`;

/** An invitation to subscribe; its place is kept, so that nothing moves, but who subscribes does not see it. */
const Door = styled(Promo)`
  :root:is([${SUBSCRIBER_ATTRIBUTE}='yes'], [${SUBSCRIBER_ATTRIBUTE}='unknown']) & {
    visibility: hidden;
  }
`;

/** The offer page, with or without a query. */
const OFFER = /^\/offer\/?(?:[?#]|$)/;

export type MastheadProps = FieldValues<typeof fields>;

/** Time zone of the date where the site sets none. */
const ZONE = 'GMT';

/** On the front page the name of the paper is the first heading, with a logo or without. */
function MastheadName({ logoURL }: { readonly logoURL: string }) {
  const { site, page } = useHost();
  const t = usePhrases(phrases);
  const name = site.websiteName ?? t('mast.logoAlt');
  const logo = logoURL !== '' && (
    <Logo src={assetUrl(logoURL, site.brandVersion)} alt={name} {...ROOM} data-masthead-logo="" />
  );
  if (page.type === 'homepage') {
    return <Name as={Heading}>{logo || <VisuallyHidden>{name}</VisuallyHidden>}</Name>;
  }
  return logo && <Name>{logo}</Name>;
}

/**
 * The newspaper's name over a line of date, tag line and promotional link; empty parts drop out. The navigation bar
 * finds the logo by `data-masthead-logo`. A link to the offer page is nothing that a subscriber sees.
 */
export function Masthead({ logoURL, tagLine, showDate, promoLinkURL, promoLinkText }: MastheadProps) {
  const { environment } = useHost();
  const format = useFormat();
  const frame = useEnhancement<HTMLDivElement>(enhance);
  const promoHref = safeHref(promoLinkURL);
  const PromoLink = OFFER.test(promoLinkURL) ? Door : Promo;
  const hasPromo = promoHref !== undefined && promoLinkText !== '';
  const hasLine = showDate || tagLine !== '' || hasPromo;
  if (logoURL === '' && !hasLine) return null;
  return (
    <Frame ref={frame}>
      <MastheadName logoURL={logoURL} />
      {hasLine && (
        <Line>
          {/* A page that is opened around midnight keeps the day on which it was made. */}
          {showDate && <p suppressHydrationWarning>{format.date(environment.now(), ZONE)}</p>}
          {tagLine !== '' && <TagLine>{tagLine}</TagLine>}
          {hasPromo && <PromoLink href={promoHref}>{promoLinkText}</PromoLink>}
        </Line>
      )}
    </Frame>
  );
}
