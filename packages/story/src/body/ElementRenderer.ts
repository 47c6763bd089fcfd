import type { FieldValues } from '@broadsheet/block-kit';
import type { ContentElement } from '@broadsheet/sdk-content';
import type { ReactElement } from 'react';
import type { elementFields } from './elementFields.ts';

/** What an editor has set for the elements of an article. */
export type ElementSettings = FieldValues<typeof elementFields>;

export interface ElementContext {
  readonly settings: ElementSettings;
  /** Id of the element, unique in the article. */
  readonly id: string;
  /** Where the story was filed from, if this paragraph is to say so. */
  readonly dateline?: string;
  /** Renders an element inside this one. */
  readonly renderInner: (element: ContentElement, index: number) => ReactElement | undefined;
}

/** `undefined` for an element with nothing to show. */
export type ElementRenderer = (element: ContentElement, context: ElementContext) => ReactElement | undefined;
