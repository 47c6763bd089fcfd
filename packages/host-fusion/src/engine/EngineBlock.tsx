'use client';
import { Broadsheet, phrasesFor } from '@broadsheet/block-kit';
import type { Answers, Block, BlockContent, PreparedBlock } from '@broadsheet/block-kit';
import { requestKey } from '@broadsheet/sdk-content';
import type { ContentRequest, SiteProperties } from '@broadsheet/sdk-content';
import { useMemo } from 'react';
import { readCustomFields } from '../fields/readCustomFields.ts';
import { createEngineContent, makeSafe } from './createEngineContent.ts';
import type { Engine } from '../Engine.ts';
import type { Place } from './readPlace.ts';
import { WithAnswers } from './WithAnswers.tsx';

/** Returns the same object for equal site properties: all blocks of a page share what belongs to it, such as the login. */
export type ShareSite = (site: SiteProperties) => SiteProperties;

export interface EngineBlockProps {
  readonly block: Block;
  readonly engine: Engine;
  readonly place: Place;
  readonly shareSite: ShareSite;
  readonly content?: BlockContent;
}

const NONE: Answers = {};
const NO_PHRASES = {};

/** The version of the resizer's tokens that blocks request where a host names none. */
const TOKEN_VERSION = '2';

function listRequests(prepared: PreparedBlock, { site, page }: Place): readonly ContentRequest[] {
  const requests = prepared.requests({ site, page, tokenVersion: TOKEN_VERSION });
  return [...new Map(requests.map((request) => [requestKey(request), request])).values()];
}

/** Returns what it got first for as long as it is equal as JSON. */
function useStable<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  // oxlint-disable-next-line react/exhaustive-deps -- `text` stands for the value
  return useMemo(() => value, [text]);
}

/** The page of the engine, with content that is safe. */
function usePage({ page }: Place, { html }: Engine): Place['page'] {
  const { globalContent, path, query, type } = page;
  const meta = useStable(page.meta);
  const search = useStable(query);
  const safe = useMemo(() => makeSafe(globalContent, html), [globalContent, html]);
  return useMemo(
    () => ({ path, query: search, type, meta, globalContent: safe }),
    [path, search, type, meta, safe],
  );
}

function useSafeAnswers(answers: Answers, { html }: Engine): Answers {
  const stable = useStable(answers);
  return useMemo(
    () => Object.fromEntries(Object.entries(stable).map(([key, answer]) => [key, makeSafe(answer, html)])),
    [stable, html],
  );
}

interface HostedProps extends EngineBlockProps {
  readonly prepared: PreparedBlock;
  readonly page: Place['page'];
  readonly answers: Answers;
}

function Hosted({ block, engine, place, prepared, page, answers: raw, content }: HostedProps) {
  const { site, isAdmin, contextPath } = place;
  const answers = useSafeAnswers(raw, engine);
  const client = useMemo(
    () => createEngineContent(engine, { contextPath, siteId: site.id }),
    [engine, contextPath, site.id],
  );
  const phrases = useMemo(
    () => (block.phrases === undefined ? NO_PHRASES : phrasesFor(block.phrases, site.locale ?? 'en')),
    [block, site.locale],
  );
  return (
    <Broadsheet
      site={site}
      page={page}
      content={client}
      answers={answers}
      phrases={phrases}
      isAdmin={isAdmin}
    >
      {prepared.render(content)}
    </Broadsheet>
  );
}

/** Renders a block with what the engine knows: its custom fields, the page, the site, and content that the engine fetches. */
export function EngineBlock(props: EngineBlockProps) {
  const { block, engine, shareSite } = props;
  const place = { ...props.place, site: shareSite(props.place.site) };
  const fields = useStable(readCustomFields(block, { custom: place.customFields, html: engine.html }));
  const prepared = useMemo(() => block.prepare(fields), [block, fields]);
  const page = usePage(place, engine);
  return (
    <WithAnswers engine={engine} requests={listRequests(prepared, { ...place, page })} answers={NONE}>
      {(answers) => <Hosted {...props} place={place} prepared={prepared} page={page} answers={answers} />}
    </WithAnswers>
  );
}
