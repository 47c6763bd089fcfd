/**
 * Every block of the newspaper, with a script in every URL that content, an editor or the site's owner provides. React's
 * own protection is not enough here: it leaves a `javascript:` URL of its own, which counts as a fault.
 */
import type { Block } from '@broadsheet/block-kit';
import { sanitiseContent } from '@broadsheet/sanitiser';
import { createContentClient } from '@broadsheet/sdk-content';
import { renderOnServer } from '@broadsheet/testing';
import { describe, expect, test } from 'vitest';
import {
  HOSTILE_URLS,
  hostileDocument,
  hostileFields,
  hostileSite,
  runningTargets,
} from '../../test/hostileUrls.ts';
import { standardBlocks } from '../blocks/standardBlocks.ts';

function render(block: Block, url: string): Promise<string> {
  const document = sanitiseContent(hostileDocument(url));
  return renderOnServer(block, {
    fields: hostileFields(block, url),
    site: { id: 'courier', ...hostileSite(url) },
    globalContent: document,
    contentClient: createContentClient({ load: async () => document }),
  });
}

describe.each(standardBlocks.map((block) => [block.name, block] as const))('%s', (_name, block) => {
  test.each(HOSTILE_URLS)('makes no link of %j', async (url) => {
    expect(runningTargets(await render(block, url))).toEqual([]);
  });
});

test('the same blocks make links of an honest address', async () => {
  const pages = await Promise.all(standardBlocks.map((block) => render(block, 'https://honest.example/')));
  const linking = standardBlocks.filter((_block, index) =>
    /href="https:\/\/honest\.example\//.test(pages[index] ?? ''),
  );
  expect(linking.length).toBeGreaterThanOrEqual(15);
});

test('the search for faults finds them in markup that has them', () => {
  const html =
    '<a href="javascript:throw new Error()"></a><a href="java&#x0a;script:x"></a><iframe src="data:x"></iframe>';
  expect(runningTargets(html)).toHaveLength(3);
});
