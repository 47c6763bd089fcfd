import { isRecord } from '@broadsheet/client-core';
import { performCommand } from '../../control/performCommand.ts';
import { siteCommand } from '../../control/siteCommand.ts';
import type { CommandLine } from '../CommandLine.ts';
import type { StoredPage } from './pageFiles.ts';

export interface ReadPagesRequest {
  readonly command: 'pages read';
}

/** All stored page documents of the site. */
export interface SitePages {
  readonly published: readonly StoredPage[];
  readonly drafts: readonly StoredPage[];
}

/** Returns the published pages and the drafts. */
export const readPages = siteCommand<ReadPagesRequest, SitePages>({
  writes: false,
  isRequest: (value): value is ReadPagesRequest => isRecord(value) && value['command'] === 'pages read',
  isResult: (value): value is SitePages =>
    isRecord(value) &&
    [value['published'], value['drafts']].every((list) => Array.isArray(list) && list.every(isRecord)),
  async run(_request, { platform: { content, editing } }) {
    const [published, pages] = await Promise.all([content.listPages(content.site), editing.listPages()]);
    return {
      published,
      drafts: pages.filter(({ draft }) => draft !== undefined).map(({ document }) => document),
    };
  },
});

export const readSitePages = (line: CommandLine): Promise<SitePages> =>
  performCommand(readPages, {
    request: { command: 'pages read' },
    config: line.readConfig(),
    onProgress: () => undefined,
    onError: line.print,
  });
