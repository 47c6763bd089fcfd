import { parseMatch } from '@broadsheet/page-document';
import type { PageMatch } from '@broadsheet/page-document';
import { anything, isRecord, list, number, oneOf, record, text } from '@broadsheet/sdk-content';
import type { Parser } from '@broadsheet/sdk-content';
import type { EditorClient } from '../api/EditorClient.ts';

/** How often a block is used. */
export interface UsageCount {
  readonly block: string;
  readonly pages: number;
  readonly uses: number;
}

const parseCount: Parser<UsageCount> = (input) => {
  const { block, pages = 0, uses = 0 } = record({ block: text, pages: number, uses: number })(input) ?? {};
  return block === undefined ? undefined : { block, pages, uses };
};

export const countBlocks = (client: EditorClient, signal?: AbortSignal): Promise<readonly UsageCount[]> =>
  client.get('/usage', (input) => record({ blocks: list(parseCount) })(input)?.blocks, signal);

/** A block at one place of a page, with what the document says of it. */
export interface PlacedUse {
  readonly id: string;
  /** Name of the area, for a block that stands in one. */
  readonly area: string | undefined;
  /** Id of the block around it, for all others. */
  readonly parent: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface UsingPage {
  readonly id: string;
  readonly name: string;
  readonly match: PageMatch;
  readonly state: 'published' | 'draft';
  readonly uses: readonly PlacedUse[];
}

const parseUse: Parser<PlacedUse> = (input) => {
  const { id, container, fields } =
    record({ id: text, container: record({ area: text, id: text }), fields: anything })(input) ?? {};
  if (id === undefined) return undefined;
  return { id, area: container?.area, parent: container?.id, fields: isRecord(fields) ? fields : {} };
};

const parsePage: Parser<UsingPage> = (input) => {
  const {
    id,
    name = '',
    match,
    state,
    uses = [],
  } = record({
    id: text,
    name: text,
    match: parseMatch,
    state: oneOf('published', 'draft'),
    uses: list(parseUse),
  })(input) ?? {};
  return id !== undefined && match && state ? { id, name, match, state, uses } : undefined;
};

export const findUsage = (
  client: EditorClient,
  { block, field, signal }: { readonly block: string; readonly field: string; readonly signal?: AbortSignal },
): Promise<readonly UsingPage[]> =>
  client.get(
    `/usage?${new URLSearchParams({ block, field })}`,
    (input) => record({ usage: list(parsePage) })(input)?.usage,
    signal,
  );
