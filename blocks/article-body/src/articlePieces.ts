import type { Story } from '@broadsheet/sdk-content';
import { renderElement } from '@broadsheet/story-ui';
import type { ElementSettings } from '@broadsheet/story-ui';
import type { ReactElement } from 'react';
import { hasDateline } from './dateline.ts';

/** An element that has something to show. */
export interface ArticlePiece {
  readonly id: string;
  readonly piece: ReactElement;
  /** The number of a text paragraph, counted from 1. */
  readonly paragraph?: number;
}

/** Returns the visible elements of a story in order; its first paragraph begins with the dateline. */
export function articlePieces(
  { content_elements = [], location }: Pick<Story, 'content_elements' | 'location'>,
  settings: ElementSettings,
): readonly ArticlePiece[] {
  const pieces: ArticlePiece[] = [];
  let paragraphs = 0;
  for (const [index, element] of content_elements.entries()) {
    const isFirst = element.type === 'text' && paragraphs === 0;
    const isNamed = location === undefined || hasDateline(element.content ?? '', location);
    const id = `element-${index + 1}`;
    const piece = renderElement(element, {
      settings,
      id,
      ...(isFirst && !isNamed && { dateline: location }),
    });
    if (piece === undefined) continue;
    if (element.type === 'text') paragraphs += 1;
    pieces.push({ id, piece, ...(element.type === 'text' && { paragraph: paragraphs }) });
  }
  return pieces;
}
