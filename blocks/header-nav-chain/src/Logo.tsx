'use client';
import { useHost, usePublicUrl } from '@broadsheet/block-kit';
import { assetUrl } from '@broadsheet/story-ui';
import { DESKTOP, Link, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { Alignment } from './navStyles.ts';

/**
 * The link around the logo. On desktops the script decides when it is visible (`data-logo` on the bar); while hidden it
 * keeps its room, and assistive technology and the keyboard skip it.
 */
const Home = styled(Link)<{ $alignment: Alignment }>`
  grid-area: logo;
  display: flex;
  align-items: center;
  min-block-size: 2.75rem;
  justify-self: ${({ $alignment }) => ({ center: 'center', left: 'start', right: 'end' })[$alignment]};
  font: 700 1.25rem/1.1 ${token('serif')};
  letter-spacing: -0.02em;
  &:hover {
    text-decoration: none;
  }
  ${DESKTOP} {
    font-size: 1.6rem;
    visibility: hidden;
    opacity: 0;
    transition:
      opacity ${token('motion')},
      visibility ${token('motion')};
    [data-logo] & {
      visibility: visible;
      opacity: 1;
    }
    @media (scripting: none) {
      visibility: visible;
      opacity: 1;
    }
  }
`;

const MIRRORED = { center: 'center', left: 'right', right: 'left' } as const;

/** The logo's image in a fixed room, so that nothing moves when it loads. */
const Mark = styled.img<{ $alignment: Alignment }>`
  inline-size: clamp(7rem, 40vw, 14rem);
  block-size: 2rem;
  object-fit: contain;
  object-position: ${({ $alignment }) => $alignment};
  &:dir(rtl) {
    object-position: ${({ $alignment }) => MIRRORED[$alignment]};
  }
`;

/** The logo's size in CSS pixels, for browsers that paint before the styles have loaded. */
const ROOM = { width: 224, height: 32 };

/** Renders the link to the front page: the site's logo, else its name; nothing for a site with neither. */
export function Logo({ alignment }: { readonly alignment: Alignment }) {
  const { site } = useHost();
  const publicUrl = usePublicUrl();
  const { primaryLogo, primaryLogoAlt, websiteName, brandVersion } = site;
  const name = primaryLogoAlt ?? websiteName;
  if (primaryLogo === undefined && name === undefined) return null;
  return (
    <Home href="/" data-home="" title={name ?? site.id} $alignment={alignment}>
      {primaryLogo === undefined ? (
        (websiteName ?? name)
      ) : (
        <Mark
          src={publicUrl(assetUrl(primaryLogo, brandVersion))}
          alt={name ?? site.id}
          data-kind={/\.svg(?:[?#]|$)|^data:image\/svg/i.test(primaryLogo) ? 'svg' : undefined}
          {...ROOM}
          $alignment={alignment}
        />
      )}
    </Home>
  );
}
