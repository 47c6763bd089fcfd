'use client';
import { lazyLoaded, useGlobalContent, useHost, usePhrases } from '@broadsheet/block-kit';
import { ResizedImage, SocialLinks, imageWidths, pageHref, getPortrait } from '@broadsheet/story-ui';
import { DESKTOP, Heading, HeadingSection, Html, Link, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { parseFullBio } from './parseFullBio.ts';
import type { FullBio } from './parseFullBio.ts';
import { phrases } from './phrases.ts';

const Frame = styled.div`
  display: grid;
  gap: ${token('gap')};
  align-items: start;
  ${DESKTOP} {
    grid-auto-flow: column;
    grid-auto-columns: auto minmax(0, 1fr);
    justify-content: start;
  }
`;

const Portrait = styled.figure`
  inline-size: 11.25rem;
`;

const Words = styled.div`
  display: grid;
  gap: 0.75rem;
  max-inline-size: ${token('measure')};
  min-inline-size: 0;
`;

const Name = styled(Heading)`
  font-size: ${token('type-5')};
`;

const Role = styled(Heading)`
  font: 500 ${token('type-1')} / 1.3 ${token('sans')};
  letter-spacing: 0;
  color: ${token('brand')};
`;

/** The bio, whose line breaks separate its paragraphs. */
const Bio = styled.p`
  font-size: ${token('type-2')};
  line-height: 1.55;
  white-space: pre-line;
`;

const Connect = styled(Heading)`
  padding-block-start: 0.75rem;
  border-block-start: ${token('border')};
  font: 600 ${token('type-1')} / 1.3 ${token('sans')};
  letter-spacing: 0;
`;

function isEmpty({ byline, role, bio, links }: FullBio): boolean {
  return byline === undefined && role === undefined && bio === undefined && links.length === 0;
}

function BioWords({ bio: { byline, role, bio, name, url, links } }: { readonly bio: FullBio }) {
  const t = usePhrases(phrases);
  const href = pageHref(url);
  return (
    <Words>
      {byline !== undefined && (
        <Name>
          {href === undefined ? (
            byline
          ) : (
            <Link href={href} linkedPage="author">
              {byline}
            </Link>
          )}
        </Name>
      )}
      <HeadingSection>{role !== undefined && <Role>{role}</Role>}</HeadingSection>
      {bio !== undefined && (
        <Bio>
          <Html html={bio} />
        </Bio>
      )}
      {links.length > 0 && (
        <>
          <HeadingSection>
            <Connect>{t('bio.connect')}</Connect>
          </HeadingSection>
          <SocialLinks links={links} author={name} />
        </>
      )}
    </Words>
  );
}

/** Renders the author of the page, or the first author of its story; nothing when there is nothing to say. */
function FullAuthorBioView() {
  const { tokenVersion, page } = useHost();
  const bio = useGlobalContent(parseFullBio);
  if (bio === undefined) return null;
  const portrait = getPortrait(bio.portraits, tokenVersion);
  if (portrait === undefined && isEmpty(bio)) return null;
  return (
    <Frame>
      {portrait && (
        <Portrait>
          <ResizedImage source={portrait} alt={bio.byline ?? ''} ratio="1:1" {...imageWidths.largePortrait} />
        </Portrait>
      )}
      {!isEmpty(bio) &&
        // On an author's own page the name is the page's heading.
        (page.type === 'author' ? (
          <BioWords bio={bio} />
        ) : (
          <HeadingSection>
            <BioWords bio={bio} />
          </HeadingSection>
        ))}
    </Frame>
  );
}

export const FullAuthorBio = lazyLoaded(FullAuthorBioView);
