'use client';
import { useHost } from '@broadsheet/block-kit';
import { useMemo } from 'react';
import { useRead } from '../../api/useRead.ts';
import type { ReadState } from '../../api/useRead.ts';
import { useBuilder } from '../../builder/Builder.ts';
import { useSiteText } from '../../language/useSiteText.ts';
import { listSources } from './ContentSource.ts';
import type { ContentSource } from './ContentSource.ts';

/** Returns all sources with their labels in the editor's language, sorted by them. */
export function useLabelledSources(): ReadState<readonly ContentSource[]> {
  const { client } = useBuilder();
  const { locale } = useHost();
  const write = useSiteText();
  const sources = useRead(() => listSources(client), [client]);
  return useMemo(() => {
    if (sources.kind !== 'read') return sources;
    const labelOf = ({ label: english, phrase }: Pick<ContentSource, 'label' | 'phrase'>) =>
      write({ english, phrase });
    const value = sources.value
      .map((source) => ({
        ...source,
        label: labelOf(source),
        params: source.params.map((param) => ({ ...param, label: labelOf(param) })),
      }))
      .toSorted((one, other) => one.label.localeCompare(other.label, locale));
    return { ...sources, value };
  }, [sources, write, locale]);
}
