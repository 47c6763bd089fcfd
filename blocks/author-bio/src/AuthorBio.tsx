'use client';
import { lazyLoaded, useGlobalContent, useHost } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import { ResizedImage, SocialLinks, imageWidths, pageHref } from '@broadsheet/story-ui';
import { Heading, HeadingSection, Html, Link, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { shortBios } from './shortBios.ts';
import type { ShortBio } from './shortBios.ts';

const Rows = styled.div`
  display: grid;
  gap: ${token('gap')};
  padding-block: ${token('gap')};
  border-block: ${token('border')};
`;

const Row = styled.div`
  display: flex;
  gap: 1.25rem;
  align-items: flex-start;
`;

const Portrait = styled.div`
  flex: none;
  inline-size: 6.25rem;
`;

const Words = styled.div`
  display: grid;
  gap: 0.5rem;
  min-inline-size: 0;
`;

const Name = styled(Heading)`
  font-size: ${token('type-3')};
`;

const Description = styled.p`
  max-inline-size: ${token('measure')};
  font: 400 ${token('type-1')} / 1.5 ${token('sans')};
  color: ${token('ink-soft')};
`;

function AuthorRow({ bio }: { readonly bio: ShortBio }) {
  const { byline, name, url, description, portrait, links } = bio;
  const href = pageHref(url);
  return (
    <Row>
      {portrait && (
        <Portrait>
          <ResizedImage
            source={portrait}
            alt={portrait.alt_text ?? name}
            ratio="1:1"
            {...imageWidths.portrait}
          />
        </Portrait>
      )}
      <Words>
        {byline !== undefined && (
          <HeadingSection>
            <Name>
              {href === undefined ? (
                byline
              ) : (
                <Link href={href} linkedPage="author">
                  {byline}
                </Link>
              )}
            </Name>
          </HeadingSection>
        )}
        <Description>
          <Html html={description} />
        </Description>
        <SocialLinks links={links} author={name} />
      </Words>
    </Row>
  );
}

/** Renders a row for each author of the story who has a short bio. */
function AuthorBioView() {
  const { tokenVersion } = useHost();
  const bios = shortBios(useGlobalContent(parseStory)?.credits, tokenVersion);
  if (bios.length === 0) return null;
  return (
    <Rows>
      {bios.map((bio, index) => (
        <AuthorRow key={`${index} ${bio.name}`} bio={bio} />
      ))}
    </Rows>
  );
}

export const AuthorBio = lazyLoaded(AuthorBioView);
