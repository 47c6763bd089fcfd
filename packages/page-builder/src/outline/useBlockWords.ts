'use client';
import { isRecord } from '@broadsheet/client-core';
import { readReference, walkPage } from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useBuilder } from '../builder/Builder.ts';
import { useEditing } from '../editing/Editing.ts';
import { listItems } from '../fields/sources/ContentSource.ts';
import { useLabelledSources } from '../fields/sources/useLabelledSources.ts';
import { useSitePages } from '../pages/SitePages.ts';
import type { ContentSource } from '../fields/sources/ContentSource.ts';
import { findRowText } from '../catalogue/findRowText.ts';
import { listNamed, useSubjectNames } from './useSubjectNames.ts';
import type { NamedValue } from './useSubjectNames.ts';

/** The most stories that one call names. */
const BATCH = 40;

/** What a block asks a content source for. */
interface Request {
  readonly service: string;
  /** The values of its parameters by their names; without those that are empty. */
  readonly values: readonly (readonly [string, unknown])[];
  /** The id of a single item. */
  readonly id: string | undefined;
}

/** Returns the first request of a block; `undefined` if it has none of its own. */
function findRequest({ fields }: BlockNode, names: readonly string[]): Request | undefined {
  for (const name of names) {
    const value = fields[name];
    if (!isRecord(value) || typeof value['contentService'] !== 'string') continue;
    const values = isRecord(value['contentConfigValues']) ? value['contentConfigValues'] : {};
    const id = values['_id'];
    return {
      service: value['contentService'],
      values: Object.entries(values).filter(([, each]) => each !== ''),
      id: typeof id === 'string' && id !== '' && !id.includes(':') ? id : undefined,
    };
  }
  return undefined;
}

/** Fetches the headlines of stories. Without an answer the rows show the names of their sources. */
function useHeadlines(ids: readonly string[]): ReadonlyMap<string, string> {
  const { client } = useBuilder();
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const missing = ids.filter((id) => !known.has(id)).slice(0, BATCH);
  const wanted = JSON.stringify(missing);
  useEffect(() => {
    const requested: unknown = JSON.parse(wanted);
    const batch = Array.isArray(requested) ? requested.filter((id) => typeof id === 'string') : [];
    if (batch.length === 0) return undefined;
    const { signal, ...controller } = createAbort();
    listItems(client, { ids: batch, signal }).then(
      ({ items }) => {
        // A story that is not found is remembered without a headline, so that it is not requested again.
        const found = items.map(({ id, headline }) => [id, headline] as const);
        setKnown((before) => new Map([...batch.map((id) => [id, ''] as const), ...before, ...found]));
      },
      () => undefined,
    );
    return controller.abort;
  }, [client, wanted]);
  return known;
}

function createAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

interface Naming {
  readonly source: ContentSource | undefined;
  readonly nameOf: (named: NamedValue) => string | undefined;
}

/** Writes the values of a request; sections, authors, tags and collections by their names. */
function writeValues({ values }: Request, { source, nameOf }: Naming): string {
  const written = values.flatMap(([name, value]) => {
    const named = listNamed(source, { name, value });
    if (named.length > 0) return named.map((each) => nameOf(each) ?? each.value);
    return isPlain(value) ? [`${value}`] : [];
  });
  return written.join(', ');
}

/** Returns a function that finds the words by which editors recognise a block: its text, its story, or its source. */
export function useBlockWords(page: PageDocument): (node: BlockNode) => string | undefined {
  const { catalogue } = useEditing();
  const { pages } = useSitePages();
  const sources = useLabelledSources();
  const requestOf = useCallback(
    (node: BlockNode) => {
      const schema = Object.entries(catalogue.get(node.block)?.fields ?? {});
      return findRequest(
        node,
        schema.flatMap(([name, { kind }]) => (kind === 'content' ? [name] : [])),
      );
    },
    [catalogue],
  );
  const ids = useMemo(
    () => [...new Set([...walkPage(page)].flatMap(({ node }) => requestOf(node)?.id ?? []))],
    [page, requestOf],
  );
  const headlines = useHeadlines(ids);
  const findSource = useCallback(
    (service: string) =>
      sources.kind === 'read' ? sources.value.find(({ name }) => name === service) : undefined,
    [sources],
  );
  const named = useMemo(
    () =>
      [...walkPage(page)].flatMap(({ node }) => {
        const request = requestOf(node);
        if (request === undefined) return [];
        const source = findSource(request.service);
        return request.values.flatMap(([name, value]) => listNamed(source, { name, value }));
      }),
    [page, requestOf, findSource],
  );
  const nameOf = useSubjectNames(named);
  return useCallback(
    (node) => {
      const section = readReference(node);
      if (section !== undefined) return pages.find(({ id }) => id === section)?.document.name ?? section;
      const own = findRowText(node, catalogue.get(node.block)?.fields ?? {});
      const request = own === undefined ? requestOf(node) : undefined;
      if (request === undefined) return own;
      const headline = request.id === undefined ? undefined : headlines.get(request.id);
      if (headline) return headline;
      const source = findSource(request.service);
      const label = source?.label ?? request.service;
      const values = writeValues(request, { source, nameOf });
      return values === '' ? label : `${label}: ${values}`;
    },
    [catalogue, requestOf, headlines, findSource, nameOf, pages],
  );
}
