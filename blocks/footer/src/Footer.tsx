'use client';
import {
  hasConsentChoices,
  lazyLoaded,
  safeHref,
  useHost,
  usePhrases,
  usePublicUrl,
} from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { assetUrl, IconLinks, socialHref } from '@broadsheet/story-ui';
import type { NavigationLink } from '@broadsheet/story-ui';
import { blueskyIcon, facebookIcon, Link, rssIcon, token, twitterIcon, whatsappIcon } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { FooterColumns, useFooterLinks } from './FooterColumns.tsx';
import { phrases } from './phrases.ts';

const Frame = styled.div`
  display: grid;
  gap: 2rem;
  padding-block: 1.5rem 2.5rem;
  padding-inline: max(${token('gutter')}, calc((100% - ${token('page')}) / 2 + ${token('gutter')}));
  border-block-start: ${token('border-double')};
  /* The appearance above brings the double rule. */
  [data-appearance] + &,
  bs-block:has(> [data-appearance]) + & {
    border-block-start: ${token('border')};
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 1.5rem;
  align-items: center;
  justify-content: space-between;
`;

/** The last line of every page, with the publisher's imprint, privacy and consent links. */
const Legal = styled.div`
  display: flex;
  overflow-wrap: anywhere;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  align-items: center;
  justify-content: space-between;
  padding-block-start: 0.75rem;
  border-block-start: ${token('border')};
  font: 400 ${token('type-0')} / 1.4 ${token('sans')};
  color: ${token('ink-soft')};
`;

const LegalLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  list-style: none;
`;

const LegalLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  text-decoration: underline;
`;

const Logo = styled.img`
  block-size: 64px;
  inline-size: auto;
  max-inline-size: 100%;
  object-fit: contain;
`;

/** The logo's size in CSS pixels. The width is that of most logos; the image's own replaces it. */
const ROOM = { width: 256, height: 64 };

/** Returns the publisher's profiles that the site names. */
function useProfiles(site: SiteProperties) {
  const { facebookPage, twitterUsername, blueskyPage, whatsappChannel, rssUrl } = site;
  const t = usePhrases(phrases);
  return [
    { icon: facebookIcon, href: safeHref(facebookPage), label: t('foot.facebook') },
    { icon: twitterIcon, href: socialHref('twitter', twitterUsername ?? ''), label: t('foot.twitter') },
    { icon: blueskyIcon, href: safeHref(blueskyPage), label: t('foot.bluesky') },
    { icon: whatsappIcon, href: safeHref(whatsappChannel), label: t('foot.whatsapp') },
    { icon: rssIcon, href: safeHref(rssUrl), label: t('foot.rss') },
  ].flatMap(({ icon, href, label }) => (href ? [{ icon, href, label }] : []));
}

/** Returns the link to the reader's consent choices, on a site that asks for them; else an empty list. */
function useConsentLink(site: SiteProperties): readonly NavigationLink[] {
  const t = usePhrases(phrases);
  const href = safeHref('#consent');
  return href && hasConsentChoices(site) ? [{ href, label: t('foot.consent') }] : [];
}

/** Returns the logo for light backgrounds, else the main one, each with its own text; `undefined` without either. */
function getLogo(site: SiteProperties): { readonly src: string; readonly alt: string } | undefined {
  if (site.lightBackgroundLogo) {
    return {
      src: assetUrl(site.lightBackgroundLogo, site.brandVersion),
      alt: site.lightBackgroundLogoAlt ?? '',
    };
  }
  return site.primaryLogo
    ? { src: assetUrl(site.primaryLogo, site.brandVersion), alt: site.primaryLogoAlt ?? '' }
    : undefined;
}

type FooterViewProps = Omit<FieldValues<typeof fields>, 'lazyLoad'>;

/** Renders logo and profiles, columns of links, and the legal line at the end. */
function FooterView({ navigationConfig }: FooterViewProps) {
  const { site } = useHost();
  const publicUrl = usePublicUrl();
  const profiles = useProfiles(site);
  const { columns, legal: links } = useFooterLinks(navigationConfig);
  const legal = [...links, ...useConsentLink(site)];
  const logo = getLogo(site);
  const hasTop = profiles.length > 0 || logo !== undefined;
  const hasEnd = legal.length > 0 || Boolean(site.copyrightText);
  if (!hasTop && columns.length === 0 && !hasEnd) return null;
  return (
    <Frame>
      {hasTop && (
        <Top>
          {logo && <Logo src={publicUrl(logo.src)} alt={logo.alt} {...ROOM} loading="lazy" />}
          <IconLinks links={profiles} />
        </Top>
      )}
      <FooterColumns columns={columns} />
      {hasEnd && (
        <Legal>
          {site.copyrightText && <p>{site.copyrightText}</p>}
          {legal.length > 0 && (
            <LegalLinks>
              {legal.map(({ href, label }) => (
                <li key={href}>
                  <LegalLink href={href}>{label}</LegalLink>
                </li>
              ))}
            </LegalLinks>
          )}
        </Legal>
      )}
    </Frame>
  );
}

export const Footer = lazyLoaded(FooterView);
