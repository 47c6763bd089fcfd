/** Calls about all pages of the site: where a block is used, and whether a page can have an address. */
import { countUsage, findNode, findUsage, isPathPattern, parseMatch } from '@broadsheet/page-document';
import type { BlockUse, PageDocument } from '@broadsheet/page-document';
import { EditingError, listRules, MOVED_PAGES } from '@broadsheet/platform';
import type { Platform } from '@broadsheet/platform';
import { isRecord } from '@broadsheet/client-core';
import { Hono } from 'hono';
import { checkAddress } from '../pages/checkAddress.ts';
import type { AddressSurroundings, WantedAddress } from '../pages/checkAddress.ts';
import { readPageStates } from '../pages/readPageStates.ts';
import type { Admit, EditorCall } from './createAdmission.ts';

/**
 * Answers `?block=header&field=text` with every page that uses the block; without a block, with the number of uses of each
 * block.
 */
async function answerUsage({ request }: EditorCall, platform: Platform): Promise<Response> {
  const parameters = new URL(request.url).searchParams;
  const [block, field] = [parameters.get('block') ?? '', parameters.get('field') ?? ''];
  const states = await readPageStates(platform);
  if (block === '') return Response.json({ blocks: countUsage(states.filter(({ isNewest }) => isNewest)) });
  const usage = findUsage(states, { block, ...(field !== '' && { field }) });
  return Response.json({
    usage: usage.map(({ page, uses }) => {
      const { id, name, match, layout, state } = page;
      return {
        id,
        name,
        match,
        layout,
        state,
        uses: uses.map((use) => ({ ...use, ...findHolder(use, page) })),
      };
    }),
  });
}

/** Returns the registered name of the block that contains another one; nothing for a block in an area. */
function findHolder({ container }: BlockUse, page: PageDocument): { readonly holder?: string } {
  const holder = container.kind === 'block' ? findNode(page, container.id) : undefined;
  return holder === undefined ? {} : { holder: holder.node.block };
}

async function readContent(
  platform: Platform,
  { match }: WantedAddress,
): Promise<AddressSurroundings['content']> {
  if (match.kind !== 'path' || isPathPattern(match.path)) return undefined;
  const query = new URLSearchParams({ website_url: match.path, website: platform.content.site });
  const answer = await platform.fetch(new Request(`http://platform.internal/content/v4/?${query}`));
  const document: unknown = answer.ok ? await answer.json() : undefined;
  if (!isRecord(document)) return undefined;
  const { headlines } = document;
  const title = isRecord(headlines) ? headlines['basic'] : undefined;
  return typeof title === 'string' ? { title } : undefined;
}

async function readSurroundings(platform: Platform, wanted: WantedAddress): Promise<AddressSurroundings> {
  const { content, editing } = platform;
  const [pages, sections, lists, found] = await Promise.all([
    // Published pages and drafts: a draft may leave a path that readers still know.
    readPageStates(platform),
    editing.listSections(),
    content.listRedirects(content.site),
    readContent(platform, wanted),
  ]);
  return {
    pages: [...new Map(pages.map((page) => [`${page.id} ${JSON.stringify(page.match)}`, page])).values()],
    sections: new Map(sections.map(({ title, value }) => [value, title])),
    redirects: lists
      .flatMap(listRules)
      .filter(({ list }) => list !== MOVED_PAGES)
      .map(({ list, rule }) => ({ list, from: rule.from })),
    content: found,
  };
}

/** Responds to `{ id, match }` with `{ problems }`, which is empty if the path is free. */
async function answerAddressCheck({ readJson }: EditorCall, platform: Platform): Promise<Response> {
  const body = await readJson();
  const requested = isRecord(body) ? body : {};
  // Elsewhere a path without its slash is not a match; here the editor gets a message.
  const { match: stored } = requested;
  const path = isRecord(stored) && stored['kind'] === 'path' ? stored['path'] : undefined;
  const match = typeof path === 'string' ? { kind: 'path' as const, path } : parseMatch(stored);
  if (match === undefined) throw new EditingError(400, 'The member "match" must say what the page is for.');
  const wanted: WantedAddress = {
    match,
    id: typeof requested['id'] === 'string' ? requested['id'] : undefined,
  };
  return Response.json({ problems: checkAddress(wanted, await readSurroundings(platform, wanted)) });
}

export function pageRoutes(platform: Platform, admit: Admit): Hono {
  const app = new Hono();
  app.get(
    '/pagebuilder/api/usage',
    admit('viewer', (call) => answerUsage(call, platform)),
  );
  app.post(
    '/pagebuilder/api/address-check',
    admit('viewer', (call) => answerAddressCheck(call, platform)),
  );
  return app;
}
