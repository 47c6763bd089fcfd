'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { useBuilder } from '../builder/Builder.ts';
import { Notice } from '../controls/Notice.tsx';
import { Hint } from '../fields/fieldStyles.ts';
import type { SettingDocument } from '../settings/Setting.ts';
import { useProblemAt } from '../settings/SettingForm.ts';
import type { SettingFormProps } from '../settings/SettingForm.ts';
import {
  getId,
  getItems,
  insertItem,
  moveItem,
  removeItem,
  replaceItem,
  shownItems,
} from './collectionItems.ts';
import type { Item, ItemChange } from './collectionItems.ts';
import { ItemForm } from './ItemForm.tsx';
import { ItemRow, getTitle } from './ItemRow.tsx';
import type { ItemPart } from './ItemRow.tsx';
import { phrases } from './phrases.ts';
import type { DocumentUndo } from './useDocumentUndo.ts';
import { useItemDrops } from './useItemDrops.ts';
import type { ItemDrop } from './useItemDrops.ts';
import type { Stories } from './useStories.ts';
import { walkItems } from './walkItems.ts';

const List = styled.ol`
  min-block-size: 6rem;
  margin: 0.5rem 0;
  padding: 0;
  border-block-end: 1px solid ${token('rule')};
  list-style: none;
  &[data-aimed] {
    outline: 2px dashed ${token('brand')};
    outline-offset: 2px;
  }
`;

export interface ItemListProps extends Omit<SettingFormProps, 'onChange'> {
  readonly stories: Stories;
  readonly history: Pick<DocumentUndo, 'present' | 'change'>;
}

/** Returns the changes of the items; each is announced. */
export function useItemChanges({
  stories,
  history: { present, change },
}: Pick<ItemListProps, 'stories' | 'history'>) {
  const t = usePhrases(phrases);
  const { clock, announce } = useBuilder();
  const now = clock.now();
  const placeOf = (after: SettingDocument, id: string) =>
    shownItems(after, now).findIndex((item) => getId(item) === id) + 1;
  const headlineOf = (id: string) => {
    const item = getItems(present()).find((each) => getId(each) === id) ?? { _id: id };
    return getTitle(item, stories.get(id));
  };
  /** Moves a story, or adds it if it is not there yet. */
  function put({ id, before }: ItemDrop) {
    const document = present();
    const isThere = getItems(document).some((item) => getId(item) === id);
    const next = insertItem(document, { id, before, now });
    const headline = headlineOf(id);
    if (next === document) return announce(t('collections.stays', { headline }));
    change(() => next);
    announce(t(isThere ? 'collections.moved' : 'collections.added', { headline, place: placeOf(next, id) }));
  }
  return {
    put,
    /** @returns whether the story has moved */
    step(id: string, by: -1 | 1): boolean {
      const document = present();
      const place = placeOf(document, id) - 1;
      const before = by < 0 ? place - 1 : place + 2;
      const canMove = place + by >= 0 && moveItem(document, { id, before, now }) !== document;
      if (canMove) put({ id, before });
      else announce(t('collections.stays', { headline: headlineOf(id) }));
      return canMove;
    },
    remove(id: string) {
      change((document) => removeItem(document, id));
      announce(t('collections.removed', { headline: headlineOf(id) }));
    },
    replace: (replaced: ItemChange) => change((document) => replaceItem(document, replaced)),
  };
}

interface FocusedPart {
  readonly id: string;
  readonly part: ItemPart;
}

/** Returns a function that gives the focus to a part of an item once it stands in its place. */
function useItemFocus(list: RefObject<HTMLElement | null>): (wanted: FocusedPart | undefined) => void {
  const wanted = useRef<FocusedPart>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const { id, part } = wanted.current;
    wanted.current = undefined;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    const row = rows.find((each) => each.dataset['item'] === id);
    row?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
  });
  return (next) => {
    wanted.current = next;
  };
}

/** Returns the side of an item at which a drop would go. @param aimed the place before which it would go */
function findSide(
  aimed: number | undefined,
  { index, count }: { readonly index: number; readonly count: number },
): 'before' | 'after' | undefined {
  if (aimed === index) return 'before';
  return aimed === count && index === count - 1 ? 'after' : undefined;
}

/** Returns the item that the Tab key reaches: the one that had the focus last, else the first; and the function to set it. */
function useReached(items: readonly Item[]) {
  const [wanted, reach] = useState<string>();
  return { reached: items.find((item) => getId(item) === wanted) ?? items[0], reach };
}

/** Renders the stories of a collection in the order in which readers see them. */
export function ItemList(props: ItemListProps) {
  const { document, problems, isReadOnly, stories } = props;
  const t = usePhrases(phrases);
  const { clock } = useBuilder();
  const changes = useItemChanges(props);
  const problemAt = useProblemAt(problems);
  const list = useRef<HTMLOListElement>(null);
  const focus = useItemFocus(list);
  const [opened, open] = useState<string>();
  const aimed = useItemDrops(list, { isOff: isReadOnly, onDrop: changes.put });
  const items = shownItems(document, clock.now());
  const { reached, reach } = useReached(items);

  function remove(index: number, id: string) {
    const next = items[index + 1] ?? items[index - 1];
    focus(next && { id: getId(next), part: 'title' });
    changes.remove(id);
  }
  const renderItem = (item: Item, index: number) => {
    const id = getId(item);
    const path = `$.children[${getItems(document).indexOf(item)}]`;
    const story = stories.get(id);
    return (
      <ItemRow
        key={id}
        {...{ item, story, isReadOnly }}
        place={index}
        isHidden={stories.isRead && story === undefined && item['element'] === undefined}
        drop={findSide(aimed, { index, count: items.length })}
        isOpen={opened === id && !isReadOnly}
        isReachable={item === reached}
        onReach={() => reach(id)}
        onOpen={() => open(opened === id ? undefined : id)}
        onStep={(by, part) => changes.step(id, by) && focus({ id, part })}
        onRemove={() => remove(index, id)}
      >
        <ItemForm
          {...{ item, story }}
          problemAt={(member) => problemAt(`${path}.${member}`)}
          onChange={(change) => changes.replace({ id, change })}
        />
      </ItemRow>
    );
  };
  return (
    <>
      {!isReadOnly && <Hint>{t('collections.keys')}</Hint>}
      {stories.problem !== undefined && <Notice kind="problem">{stories.problem}</Notice>}
      <List
        ref={list}
        aria-label={t('collections.items')}
        data-aimed={aimed === undefined ? undefined : ''}
        onKeyDown={walkItems}
      >
        {items.map(renderItem)}
        {items.length === 0 && <Hint as="li">{t('collections.items.none')}</Hint>}
      </List>
    </>
  );
}
