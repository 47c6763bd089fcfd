/** Checks a draft before it is published: `POST /pagebuilder/api/check` with `{ document, path }`. */
import type { Block } from '@broadsheet/block-kit';
import type { Engine } from '@broadsheet/engine';
import { checkPage } from '@broadsheet/page-lint';
import type { PageCheckOptions, ScriptFile } from '@broadsheet/page-lint';
import type { PageDocument } from '@broadsheet/page-document';
import { EditingError } from '@broadsheet/platform';
import { isRecord } from '@broadsheet/client-core';
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { MigratePage } from '../../pages/createPageMigration.ts';
import type { EditorCall } from '../createAdmission.ts';

/** The facts about the running site that the check uses. */
export interface CheckingSite extends Pick<PageCheckOptions, 'origin' | 'answers'> {
  /** Returns the files of a block's script; `undefined` while it has not been built. */
  readonly scriptsOf: (block: Block) => readonly ScriptFile[] | undefined;
  readonly engine: Engine;
  readonly blocks: readonly Block[];
  readonly migrate: MigratePage;
  readonly pages: () => readonly PageDocument[];
  readonly site: () => SiteProperties;
  readonly themeCss: () => string;
  /** Returns the time by which blocks are shown, in milliseconds since 1970. */
  readonly now: () => number;
}

/** Returns `{ findings }`. @throws EditingError 400 when the document or the path at which it is checked is missing */
export async function answerCheck(call: EditorCall, checking: CheckingSite): Promise<Response> {
  const body = await call.readJson();
  const { document, path } = isRecord(body) ? body : {};
  if (!isRecord(document) || typeof path !== 'string' || !path.startsWith('/'))
    throw new EditingError(400, 'The body must hold a page document and the path that it is shown for.');
  const { engine, blocks, migrate, pages, site, themeCss, scriptsOf, now, ...known } = checking;
  const findings = await checkPage(migrate(document).document, {
    ...known,
    path,
    scriptsOf: (block) => scriptsOf(block) ?? [],
    blocks: new Map(blocks.map((block) => [block.name, block])),
    others: pages(),
    site: site(),
    themeCss: themeCss(),
    now: now(),
    render: (page) => engine.previews.page({ document: page, path }),
  });
  return Response.json({ findings });
}
