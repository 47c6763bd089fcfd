import { MediaItem } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LanguageAttributes } from '../language/getStoryLanguage.ts';
import type { MediaTexts } from './mediaTexts.ts';

const Figure = styled(MediaItem)`
  & figcaption a {
    text-decoration: underline;
  }
`;

export interface MediaFigureProps {
  readonly texts: MediaTexts;
  /** The language of the texts, where it is not the site's. */
  readonly language?: LanguageAttributes | undefined;
  readonly className?: string;
  /** The image or player. */
  readonly children?: ReactNode;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Renders a figure with those of title, caption and credits that exist. */
export function MediaFigure({ texts, language, className, children }: MediaFigureProps) {
  const { title, caption, credit } = texts;
  return (
    <Figure
      title={title}
      caption={caption}
      credit={credit === undefined ? undefined : escaped(credit)}
      language={language}
      className={className}
    >
      {children}
    </Figure>
  );
}
