'use client';
import { lazyLoaded, safeHref, useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { assetUrl, IconLinks, socialHref } from '@broadsheet/story';
import { facebookIcon, rssIcon, token, twitterIcon } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { FooterColumns, useFooterColumns } from './FooterColumns.tsx';
import { phrases } from './phrases.ts';

const Frame = styled.div`
  display: grid;
  gap: 2rem;
  padding-block: 1.5rem 2.5rem;
  padding-inline: max(${token('gutter')}, calc((100% - ${token('page')}) / 2 + ${token('gutter')}));
  border-block-start: ${token('border-double')};
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 1.5rem;
  align-items: center;
`;

const Copyright = styled.p`
  font: 400 ${token('type-0')} / 1.4 ${token('sans')};
  color: ${token('ink-soft')};
`;

const Logo = styled.img`
  block-size: 64px;
  inline-size: auto;
  object-fit: contain;
`;

const LOGO_HEIGHT = 64;

/** The publisher's own profiles, as far as the site names them. */
function useProfiles({ facebookPage, twitterUsername, rssUrl }: SiteProperties) {
  const t = usePhrases(phrases);
  return [
    { icon: facebookIcon, href: safeHref(facebookPage), label: t('foot.facebook') },
    { icon: twitterIcon, href: socialHref('twitter', twitterUsername ?? ''), label: t('foot.twitter') },
    { icon: rssIcon, href: safeHref(rssUrl), label: t('foot.rss') },
  ].flatMap(({ icon, href, label }) => (href ? [{ icon, href, label }] : []));
}

/** The logo for light backgrounds, else the main one, each with its own text. */
function logoOf(site: SiteProperties): { readonly src: string; readonly alt: string } | undefined {
  if (site.lightBackgroundLogo) {
    return { src: assetUrl(site.lightBackgroundLogo), alt: site.lightBackgroundLogoAlt ?? '' };
  }
  return site.primaryLogo ? { src: assetUrl(site.primaryLogo), alt: site.primaryLogoAlt ?? '' } : undefined;
}

type FooterViewProps = Omit<FieldValues<typeof fields>, 'lazyLoad'>;

/** Profiles and copyright, columns of links, and the logo at the end (block-contracts 2.17). */
function FooterView({ navigationConfig }: FooterViewProps) {
  const { site } = useHost();
  const profiles = useProfiles(site);
  const columns = useFooterColumns(navigationConfig);
  const logo = logoOf(site);
  const hasTop = profiles.length > 0 || Boolean(site.copyrightText);
  if (!hasTop && columns.length === 0 && logo === undefined) return null;
  return (
    <Frame>
      {hasTop && (
        <Top>
          <IconLinks links={profiles} />
          {site.copyrightText && <Copyright>{site.copyrightText}</Copyright>}
        </Top>
      )}
      <FooterColumns columns={columns} />
      {logo && <Logo src={logo.src} alt={logo.alt} height={LOGO_HEIGHT} loading="lazy" />}
    </Frame>
  );
}

export const Footer = lazyLoaded(FooterView);
