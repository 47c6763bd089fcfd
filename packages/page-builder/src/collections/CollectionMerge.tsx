'use client';
import { safeHref, useFormat, usePhrases, usePublicUrl } from '@broadsheet/block-kit';
import { text } from '@broadsheet/client-core';
import { styled } from 'styled-components';
import { useBuilder } from '../builder/Builder.ts';
import { SettingMerge } from '../settings/SettingMerge.tsx';
import type { SettingMergeProps } from '../settings/SettingMerge.tsx';
import { getId, getItems, getPin } from './collectionItems.ts';
import type { Item } from './collectionItems.ts';
import { getTitle } from './ItemRow.tsx';
import { phrases } from './phrases.ts';
import { useStories } from './useStories.ts';
import type { Stories } from './useStories.ts';

const Picture = styled.img`
  display: block;
  max-inline-size: 100%;
  max-block-size: 4rem;
`;

const Line = styled.p`
  margin: 0;
`;

interface ItemSummaryProps {
  readonly item: Item;
  readonly stories: Stories;
}

/** Renders what an item has: its headline or that of its story, its description, its own picture and its pin. */
function ItemSummary({ item, stories }: ItemSummaryProps) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const publicUrl = usePublicUrl();
  const { clock } = useBuilder();
  const pin = getPin(item, clock.now());
  const [description, image] = [text(item['description']) ?? '', text(item['image']) ?? ''];
  return (
    <>
      <Line>
        <strong>{getTitle(item, stories.get(getId(item)))}</strong>
      </Line>
      {description !== '' && <Line>{description}</Line>}
      {image !== '' && (
        <>
          <Line>
            {t('collections.item.image')}: {text(item['imageAlt']) || image}
          </Line>
          <Picture src={publicUrl(safeHref(image) ?? '')} alt="" />
        </>
      )}
      {pin !== undefined && <Line>{t('collections.pinned', { when: format.dateTime(pin, 'UTC') })}</Line>}
    </>
  );
}

const describeWith = (stories: Stories) => (item: Item) => <ItemSummary {...{ item, stories }} />;

/** Renders the question which version of an item stays when both editors have changed the same. */
export function CollectionMerge(merge: SettingMergeProps) {
  const stories = useStories([...getItems(merge.document), ...getItems(merge.theirs.document)]);
  return (
    <SettingMerge
      {...merge}
      words={{
        name: (item) => getTitle(item, stories.get(getId(item))),
        describe: describeWith(stories),
      }}
    />
  );
}
