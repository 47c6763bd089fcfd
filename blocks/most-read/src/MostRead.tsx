'use client';
import {
  contentValue,
  lazyLoaded,
  useContent,
  useEnhancement,
  useGlobalContent,
  useHost,
  usePhrases,
} from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { parseFeed, parseStory } from '@broadsheet/sdk-content';
import { listedStories, NumberedRows, TitledList } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';
import { enhance } from './most-read.enhance.ts';
import { mostReadRequest, toCardParts } from './mostReadList.ts';
import { phrases } from './phrases.ts';

const COUNTED: readonly (string | undefined)[] = ['story', 'gallery', 'video'];

export type MostReadProps = FieldValues<typeof fields>;

/** Returns the id of the page's story; `undefined` when the page has none that can be read. */
function useCountedId(): string | undefined {
  const story = useGlobalContent(parseStory);
  return COUNTED.includes(story?.type) ? story?._id : undefined;
}

/** Renders the most read stories; on the page of a story it also counts that story's readers. */
function List(props: MostReadProps) {
  const host = useHost();
  const t = usePhrases(phrases);
  const root = useEnhancement<HTMLDivElement>(enhance);
  const countedId = useCountedId();
  const feed = contentValue(useContent(mostReadRequest(props, host), parseFeed));
  const show = toCardParts(props);
  const stories = listedStories(feed?.content_elements ?? [], { site: host.site, show });
  if (stories.length === 0 && countedId === undefined) return null;
  const isCounted = (feed?.count ?? 0) > 0;
  const title = isCounted ? props.title?.trim() || t('most-read.title') : t('most-read.latest');
  return (
    <div ref={root} data-read={countedId} hidden={stories.length === 0}>
      {stories.length > 0 && (
        <TitledList title={title}>
          <NumberedRows stories={stories} show={show} />
        </TitledList>
      )}
    </div>
  );
}

export const MostRead = lazyLoaded(List);
