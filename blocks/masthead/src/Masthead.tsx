'use client';
import {
  safeHref,
  SUBSCRIBER_ATTRIBUTE,
  useEnhancement,
  useFormat,
  useHost,
  usePhrases,
  usePublicUrl,
} from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { assetUrl } from '@broadsheet/story-ui';
import { DESKTOP, Heading, Link, token, VisuallyHidden } from '@broadsheet/ui';
import { css, styled } from 'styled-components';
import type { fields } from './fields.ts';
import { enhance } from './masthead.enhance.ts';
import { phrases } from './phrases.ts';

/** The selector of pages whose navigation bar has a logo, which phones show on every page. */
const NAV_LOGO = ':root:has(#main-nav [data-home])';

/** Date and tag line before the name, the link after it: one low row, so that the news begins high on the page. */
const oneRow = css`
  ${DESKTOP} {
    grid-template-columns: minmax(9.5rem, 1fr) minmax(0, 34rem) minmax(9.5rem, 1fr);
    gap: 0 1.5rem;
    align-items: center;
    padding-block: 0.35rem;
    ${NAV_LOGO} & {
      margin-block-start: calc(-1 * ${token('gap')});
    }
    & > :first-child {
      grid-area: 1 / 2 / span 2;
    }
    & > :last-child {
      display: contents;
    }
    & > :last-child > p {
      grid-area: auto / 1;
      padding: 0;
      font-size: ${token('type-0')};
      text-align: start;
    }
    & > :last-child > a {
      grid-area: 1 / 3 / span 2;
    }
    & img {
      block-size: 2.75rem;
      padding: 0;
    }
  }
`;

const Frame = styled.div<{ $isRow: boolean }>`
  display: grid;
  gap: 1rem;
  padding-block: 1.6rem 0;
  border-block-end: ${token('border')};
  /* Links right below have a border of their own that ends the masthead. */
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
  ${({ $isRow }) => $isRow && oneRow}
`;

/**
 * The newspaper's name. On a phone whose navigation bar already shows it, it is visually hidden but read by assistive
 * technology.
 */
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

/** The logo: its height is fixed and its width follows, so that the page below does not move when it loads. */
const Logo = styled.img`
  block-size: clamp(2.75rem, 1.5rem + 5vw, 5.5rem);
  inline-size: 100%;
  object-fit: contain;
  padding-inline: ${token('gutter')};
`;

/** The logo's size in CSS pixels, for browsers that paint before the styles have loaded. */
const ROOM = { width: 960, height: 88 };

/** The line of date, tag line and link; on phones one row, in which the tag line shrinks. */
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

/** A link that invites to subscribe. It is hidden from subscribers without giving up its room, so that nothing moves. */
const Door = styled(Promo)`
  :root:is([${SUBSCRIBER_ATTRIBUTE}='yes'], [${SUBSCRIBER_ATTRIBUTE}='unknown']) & {
    visibility: hidden;
  }
`;

/** Matches the URL of the offer page, with or without a query. */
const OFFER = /^\/offer\/?(?:[?#]|$)/;

export type MastheadProps = FieldValues<typeof fields>;

/** The time zone of the date when the site sets none. */
const ZONE = 'GMT';

/** Renders the newspaper's name, on the front page as its heading of level 1, with a logo or without. */
function MastheadName({ logoURL }: { readonly logoURL: string }) {
  const { site, page } = useHost();
  const publicUrl = usePublicUrl();
  const t = usePhrases(phrases);
  const name = site.websiteName ?? t('mast.logoAlt');
  const logo = logoURL !== '' && (
    <Logo src={publicUrl(assetUrl(logoURL, site.brandVersion))} alt={name} {...ROOM} data-masthead-logo="" />
  );
  if (page.type === 'homepage') {
    return <Name as={Heading}>{logo || <VisuallyHidden>{name}</VisuallyHidden>}</Name>;
  }
  return logo && <Name>{logo}</Name>;
}

/**
 * Renders the newspaper's name over a line of date, tag line and promotional link; empty parts are left out. The navigation
 * bar finds the logo by `data-masthead-logo`. Subscribers do not see a link to the offer page.
 */
export function Masthead({ logoURL, tagLine, showDate, promoLinkURL, promoLinkText }: MastheadProps) {
  const { environment, site } = useHost();
  const format = useFormat();
  const today = () => environment.now({ day: site.dateLocalization?.timeZone ?? ZONE });
  const frame = useEnhancement<HTMLDivElement>(enhance);
  const promoHref = safeHref(promoLinkURL);
  const PromoLink = OFFER.test(promoLinkURL) ? Door : Promo;
  const hasPromo = promoHref !== undefined && promoLinkText !== '';
  const hasLine = showDate || tagLine !== '' || hasPromo;
  if (logoURL === '' && !hasLine) return null;
  return (
    <Frame ref={frame} $isRow={logoURL !== '' && hasLine}>
      <MastheadName logoURL={logoURL} />
      {hasLine && (
        <Line>
          {/* A page opened around midnight keeps the day on which it was rendered. */}
          {showDate && <p suppressHydrationWarning>{format.date(today(), ZONE)}</p>}
          {tagLine !== '' && <TagLine>{tagLine}</TagLine>}
          {hasPromo && <PromoLink href={promoHref}>{promoLinkText}</PromoLink>}
        </Line>
      )}
    </Frame>
  );
}
