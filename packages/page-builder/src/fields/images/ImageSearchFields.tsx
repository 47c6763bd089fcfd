'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { DAY_MS } from '@broadsheet/client-core';
import { styled } from 'styled-components';
import { useRead } from '../../api/useRead.ts';
import { useBuilder } from '../../builder/Builder.ts';
import { LabelledInput, LabelledSelect } from '../../controls/LabelledInput.tsx';
import { toMoment } from '../../publishing/zonedMoment.ts';
import { listImageTags } from './LibraryImage.ts';
import type { ImageSearch } from './LibraryImage.ts';
import { phrases } from './phrases.ts';

const Fields = styled.search`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: 0.5rem;
  align-items: end;
  /* As high as a browser makes a field for a date, so that all stand in one line. */
  & input,
  & select {
    min-block-size: 2.25rem;
  }
`;

/** What an editor has typed: days instead of moments. */
export interface TypedSearch {
  readonly words: string;
  /** The first and the last day, such as `2026-11-23`; empty for none. */
  readonly from: string;
  readonly until: string;
  readonly tag: string;
}

export const EVERY_IMAGE: TypedSearch = { words: '', from: '', until: '', tag: '' };

function dayAfter(day: string): string {
  const moment = Date.parse(`${day}T00:00Z`);
  return Number.isFinite(moment) ? new Date(moment + DAY_MS).toISOString().slice(0, 10) : '';
}

/** Returns the search of what was typed, with days of the site's time zone. */
export function useImageSearch({ words, from, until, tag }: TypedSearch): ImageSearch {
  const zone = useHost().site.dateLocalization?.timeZone ?? 'UTC';
  const startOf = (day: string): string => {
    const moment = day === '' ? undefined : toMoment({ day, time: '00:00' }, zone);
    return moment === undefined ? '' : new Date(moment).toISOString();
  };
  return { words: words.trim(), tag, from: startOf(from), until: startOf(dayAfter(until)) };
}

export interface ImageSearchFieldsProps {
  readonly search: TypedSearch;
  readonly onChange: (search: TypedSearch) => void;
}

/** Renders the fields by which images are found: words, the time of the upload, and a tag if there are any. */
export function ImageSearchFields({ search, onChange }: ImageSearchFieldsProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const read = useRead((signal) => listImageTags(client, signal), [client]);
  const tags = read.kind === 'read' ? read.value : [];
  const change = (part: Partial<TypedSearch>) => onChange({ ...search, ...part });
  return (
    <Fields>
      <LabelledInput
        type="search"
        label={t('library.search')}
        value={search.words}
        onChange={(words) => change({ words })}
      />
      {tags.length > 0 && (
        <LabelledSelect
          label={t('library.tag')}
          value={search.tag}
          onChange={(tag) => change({ tag })}
          options={[
            { value: '', title: t('library.anyTag') },
            ...tags.map(({ slug, text, count }) => ({
              value: slug,
              title: t('library.tagCount', { tag: text, n: count }),
            })),
          ]}
        />
      )}
      <LabelledInput
        type="date"
        label={t('library.from')}
        value={search.from}
        onChange={(from) => change({ from })}
      />
      <LabelledInput
        type="date"
        label={t('library.until')}
        value={search.until}
        onChange={(until) => change({ until })}
      />
    </Fields>
  );
}
