import type { ContentElement } from '@broadsheet/sdk-content';
import { Html } from '@broadsheet/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ElementRenderer } from './ElementRenderer.ts';
import { prose } from './elementStyles.ts';

/** A formatting context of its own, so that the list's markers do not overlap an image beside it. */
const Items = styled.ul`
  ${prose}
  display: flow-root;
  padding-inline-start: 1.5rem;
  & & {
    display: block;
    padding-block-start: 0.35rem;
  }
  & > li + li {
    margin-block-start: 0.5rem;
  }
  & > li::marker {
    color: inherit;
    font-variant-numeric: tabular-nums;
  }
`;

const Unmarked = styled.li`
  list-style: none;
`;

interface Item {
  readonly html?: string;
  readonly lists: readonly ReactElement[];
}

/** Converts a list's elements to items; a nested list is added to the item before it. */
function toItems(items: readonly ContentElement[]): readonly Item[] {
  return items.reduce<readonly Item[]>((before, item, index) => {
    if (item.type !== 'list')
      return item.content === undefined ? before : [...before, { html: item.content, lists: [] }];
    const list = renderItems(item, index);
    if (list === undefined) return before;
    const last = before.at(-1) ?? { lists: [] };
    return [...before.slice(0, -1), { ...last, lists: [...last.lists, list] }];
  }, []);
}

function renderItems({ list_type, items = [] }: ContentElement, key?: number): ReactElement | undefined {
  const filled = toItems(items);
  if (filled.length === 0) return undefined;
  return (
    <Items key={key} as={list_type === 'unordered' ? 'ul' : 'ol'}>
      {filled.map(({ html, lists }, index) =>
        html === undefined ? (
          <Unmarked key={index}>{lists}</Unmarked>
        ) : (
          <li key={index}>
            <Html html={html} />
            {lists}
          </li>
        ),
      )}
    </Items>
  );
}

/** Renders a list, ordered unless its `list_type` is `unordered`. */
export const renderList: ElementRenderer = (element) => renderItems(element);
