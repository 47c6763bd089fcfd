import { parseMatch } from '@broadsheet/page-document';
import type { PageMatch } from '@broadsheet/page-document';
import { anything, isRecord, list, number, oneOf, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import type { EditorClient } from '../api/EditorClient.ts';

/** The number of uses of a block. */
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

/** One use of a block on a page, with its stored fields. */
export interface PlacedUse {
  readonly id: string;
  /** The name of the area, for a block directly in an area. */
  readonly area: string | undefined;
  /** The block around it, for all others: its registered name, or its id if the name is unknown. */
  readonly holder: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface UsingPage {
  readonly id: string;
  readonly name: string;
  readonly match: PageMatch;
  /** The registered name of the layout, for the titles of its areas. */
  readonly layout: string;
  readonly state: 'published' | 'draft';
  readonly uses: readonly PlacedUse[];
}

const parseUse: Parser<PlacedUse> = (input) => {
  const { id, container, holder, fields } =
    record({ id: text, container: record({ area: text, id: text }), holder: text, fields: anything })(
      input,
    ) ?? {};
  if (id === undefined) return undefined;
  return {
    id,
    area: container?.area,
    holder: holder ?? container?.id,
    fields: isRecord(fields) ? fields : {},
  };
};

const parsePage: Parser<UsingPage> = (input) => {
  const {
    id,
    name = '',
    match,
    layout = '',
    state,
    uses = [],
  } = record({
    id: text,
    name: text,
    match: parseMatch,
    layout: text,
    state: oneOf('published', 'draft'),
    uses: list(parseUse),
  })(input) ?? {};
  return id !== undefined && match && state ? { id, name, match, layout, state, uses } : undefined;
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
