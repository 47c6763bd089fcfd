import { listRules } from '@broadsheet/platform';
import type { ListedRule } from '@broadsheet/platform';
import { isRecord } from '@broadsheet/client-core';
import { siteCommand } from '../../control/siteCommand.ts';

export interface ListRequest {
  readonly command: 'redirects';
}

export interface ListResult {
  readonly rules: readonly ListedRule[];
}

function isListRequest(value: unknown): value is ListRequest {
  return isRecord(value) && value['command'] === 'redirects';
}

function isListResult(value: unknown): value is ListResult {
  return isRecord(value) && Array.isArray(value['rules']);
}

/** Returns all redirects of the site, list by list. */
export const listRedirects = siteCommand<ListRequest, ListResult>({
  writes: false,
  isRequest: isListRequest,
  isResult: isListResult,
  async run(_request, { platform: { content } }) {
    const lists = await content.listRedirects(content.site);
    return { rules: lists.flatMap(listRules) };
  },
});
