'use client';
import { sectionKey } from '@broadsheet/client-core';
import { useCallback, useState } from 'react';
import { useRead } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import { listCollections } from '../collections/collectionCalls.ts';
import type { ContentSource, SourceParam } from '../fields/sources/ContentSource.ts';
import { nameSubjects } from '../pages/pageCalls.ts';

const KINDS = ['section', 'author', 'tag'] as const;

type NamedKind = (typeof KINDS)[number] | 'collection';

/** A value by which a list names a section, an author, a tag or a collection. */
export interface NamedValue {
  readonly kind: NamedKind;
  readonly value: string;
}

function kindOf({ choice }: SourceParam): (typeof KINDS)[number] | undefined {
  if (choice === 'sections') return 'section';
  return KINDS.find((kind) => kind === choice);
}

/** Returns what the value of a source's parameter names; none for a number, a switch or words. */
export function listNamed(
  source: ContentSource | undefined,
  { name, value }: { readonly name: string; readonly value: unknown },
): readonly NamedValue[] {
  if (typeof value !== 'string' || value === '') return [];
  if (source?.searchable === 'collection' && (name === '_id' || name === 'content_alias'))
    return [{ kind: 'collection', value }];
  const param = source?.params.find((each) => each.name === name);
  const kind = param && kindOf(param);
  if (kind === undefined) return [];
  const values = param?.choice === 'sections' ? value.split(',') : [value];
  return values.flatMap((each) => (each.trim() === '' ? [] : [{ kind, value: each.trim() }]));
}

const keyOf = ({ kind, value }: NamedValue): string =>
  `${kind} ${kind === 'section' ? sectionKey(value) : value}`;

/** Returns a function that finds the name of what a list names; `undefined` while it is read, and for what has no name. */
export function useSubjectNames(wanted: readonly NamedValue[]): (named: NamedValue) => string | undefined {
  const { client } = useBuilder();
  const [known, setKnown] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const missing = wanted.filter((named) => !known.has(keyOf(named)));
  const keys = [...new Set(missing.map(keyOf))].toSorted().join('\n');
  useRead(
    async (signal) => {
      if (missing.length === 0) return;
      const subjects = KINDS.map(async (kind): Promise<readonly (readonly [string, string])[]> => {
        const values = [...new Set(missing.flatMap((named) => (named.kind === kind ? [named.value] : [])))];
        if (values.length === 0) return [];
        const named = await nameSubjects(client, { kind, values, signal });
        return named.map(({ value, title }) => [keyOf({ kind, value }), title]);
      });
      const hasCollections = missing.some(({ kind }) => kind === 'collection');
      const collections = hasCollections ? await listCollections(client, signal) : [];
      const named = collections.flatMap(({ id, name, aliases, publishedAliases }) =>
        name === ''
          ? []
          : [...aliases, ...publishedAliases, id].map(
              (value) => [keyOf({ kind: 'collection', value }), name] as const,
            ),
      );
      const found = [...(await Promise.all(subjects)).flat(), ...named];
      // What has no name is remembered without one, so that it is not requested again.
      setKnown(
        (before) =>
          new Map([...missing.map((each) => [keyOf(each), undefined] as const), ...before, ...found]),
      );
    },
    [client, keys],
  );
  return useCallback((named) => known.get(keyOf(named)), [known]);
}
