/** A reader's choice of the pages' appearance, through the socket: the script in the head and the policy that allows it. */
import { createHash } from 'node:crypto';
import { appearanceScript } from '@broadsheet/block-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const STARTING_MS = 120_000;

let paper: ListeningSite;
beforeAll(async () => {
  paper = await openListeningSite(['pages', 'stories/coast/a-week-after-the-surge']);
}, STARTING_MS);
afterAll(() => paper[Symbol.asyncDispose]());

test.each(['/', '/coast/climate/2026/11/19/a-week-after-the-surge/'])(
  '%s sets the choice before it is painted, in a script that its policy names, and offers it',
  async (path) => {
    const response = await paper.get(path);
    const html = await response.text();
    const head = html.slice(0, html.indexOf('<body'));
    const script = [...head.matchAll(/<script>(.*?)<\/script>/gs)]
      .map(([, body = '']) => body)
      .find((body) => body.includes(appearanceScript()));
    const hash = createHash('sha256')
      .update(script ?? '')
      .digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    expect(html).toContain(
      '<bs-block data-enhance="appearance" data-when="touch" data-stored="broadsheet.appearance">',
    );
    // The block's own script loads at the first touch.
    expect(head).not.toContain('appearance.enhance');
  },
);
