import type { FieldValues } from '@broadsheet/block-kit';
import type { ContentElement } from '@broadsheet/sdk-content';
import type { ReactElement } from 'react';
import type { elementFields } from './elementFields.ts';

/** The editor's settings for the elements of an article. */
export type ElementSettings = FieldValues<typeof elementFields>;

export interface ElementContext {
  readonly settings: ElementSettings;
  /** The id of the element, unique in the article. */
  readonly id: string;
  /** The place from which the story was filed, if this paragraph starts with it. */
  readonly dateline?: string;
  /** Renders an element inside this one. */
  readonly renderInner: (element: ContentElement, index: number) => ReactElement | undefined;
}

/** Renders one element; `undefined` if it has nothing to show. */
export type ElementRenderer = (element: ContentElement, context: ElementContext) => ReactElement | undefined;
