'use client';
import { lazyLoaded, useGlobalContent, useHost } from '@broadsheet/block-kit';
import { isLivePost, parseStory } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';
import { clearedElement, Copyright, elementFlow, textColumn, useStoryLanguage } from '@broadsheet/story-ui';
import type { ElementSettings } from '@broadsheet/story-ui';
import { Html, token } from '@broadsheet/ui';
import { Children, Fragment } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { articlePieces } from './articlePieces.ts';
import { placeChildren } from './placeChildren.ts';

const Body = styled.article`
  ${elementFlow}
  ${textColumn}
  display: flow-root;
  font: 400 ${token('body-size')} / ${token('body-leading')} ${token('serif')};
  hyphens: auto;
`;

/** The place of the blocks inside the article, whose fonts are not those of the article's text. */
const Inner = styled.div`
  ${clearedElement}
  font: 400 ${token('type-2')} / 1.5 ${token('serif')};
  hyphens: manual;
  &:empty {
    display: none;
  }
`;

export interface ArticleBodyProps extends ElementSettings {
  readonly leavesOutPosts?: boolean;
  readonly elementPlacement?: Readonly<Record<string, string>>;
  readonly children?: ReactNode;
}

function withoutPosts(story: Story): Story {
  return { ...story, content_elements: story.content_elements?.filter((element) => !isLivePost(element)) };
}

/** Renders the page's story, element by element, with blocks between its paragraphs. */
function ArticleBodyView({
  elementPlacement = {},
  leavesOutPosts = false,
  children,
  ...settings
}: ArticleBodyProps) {
  const whole = useGlobalContent(parseStory) ?? {};
  const story = leavesOutPosts ? withoutPosts(whole) : whole;
  const { site } = useHost();
  const language = useStoryLanguage(story);
  // The blocks inside are in the site's own language again.
  const inner =
    language.lang === undefined ? {} : { lang: site.locale ?? 'en', dir: site.textDirection ?? 'ltr' };
  const pieces = articlePieces(story, settings);
  const blocks = Children.toArray(children);
  const paragraphs = pieces.filter(({ paragraph }) => paragraph !== undefined).length;
  const placed = placeChildren(elementPlacement, { paragraphs, blocks: blocks.length });
  if (pieces.length === 0 && story.copyright === undefined) return null;
  return (
    <Body data-story-text="" {...language}>
      {pieces.map(({ id, piece, paragraph }) => (
        <Fragment key={id}>
          {piece}
          {(placed.get(paragraph ?? 0) ?? []).map((block) => (
            <Inner key={block} data-silent="" {...inner}>
              {blocks[block - 1]}
            </Inner>
          ))}
        </Fragment>
      ))}
      {story.copyright !== undefined && <Html as={Copyright} html={story.copyright} />}
    </Body>
  );
}

export const ArticleBody = lazyLoaded(ArticleBodyView);
