'use client';
import { safeHref, useFormat, useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { DESKTOP, Link, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';

const Frame = styled.div`
  display: grid;
  gap: 1rem;
  padding-block: 1.6rem 0;
  border-block-end: ${token('border')};
`;

/** Its height is fixed and its width follows, so that the page below it does not move when it comes. */
const Logo = styled.img`
  block-size: clamp(2.75rem, 1.5rem + 5vw, 5.5rem);
  inline-size: 100%;
  object-fit: contain;
  padding-inline: ${token('gutter')};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  align-items: center;
  justify-content: center;
  padding-inline: max(${token('gutter')}, calc((100% - ${token('page')}) / 2 + ${token('gutter')}));
  border-block-start: ${token('border')};
  font: 400 ${token('type-0')} / 1.4 ${token('sans')};
  color: ${token('ink-soft')};
  & > * {
    padding-block: 0.6rem;
  }
  ${DESKTOP} {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    justify-content: stretch;
  }
`;

const TagLine = styled.p`
  grid-column: 2;
  font: italic 400 ${token('type-2')} / 1.3 ${token('serif')};
  text-align: center;
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

export type MastheadProps = FieldValues<typeof fields>;

/** Zone of a site that sets none (block-contracts 2.24). */
const ZONE = 'GMT';

/**
 * The newspaper's name over a line of date, tag line and promotional link; empty parts drop out. The navigation bar
 * finds the logo by `data-masthead-logo`.
 */
export function Masthead({ logoURL, tagLine, showDate, promoLinkURL, promoLinkText }: MastheadProps) {
  const { environment } = useHost();
  const format = useFormat();
  const t = usePhrases(phrases);
  const promoHref = safeHref(promoLinkURL);
  const hasPromo = promoHref !== undefined && promoLinkText !== '';
  const hasLine = showDate || tagLine !== '' || hasPromo;
  if (logoURL === '' && !hasLine) return null;
  return (
    <Frame>
      {logoURL !== '' && <Logo src={logoURL} alt={t('mast.logoAlt')} data-masthead-logo="" />}
      {hasLine && (
        <Line>
          {/* A page that is opened around midnight keeps the day on which it was made. */}
          {showDate && <p suppressHydrationWarning>{format.date(environment.now(), ZONE)}</p>}
          {tagLine !== '' && <TagLine>{tagLine}</TagLine>}
          {hasPromo && <Promo href={promoHref}>{promoLinkText}</Promo>}
        </Line>
      )}
    </Frame>
  );
}
