import type { Block } from '@broadsheet/block-kit';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { answerBlockPreview, answerPagePreview, refuseStranger } from './answerPreview.ts';
import type { PreviewOptions } from './answerPreview.ts';
import { describeBlocks } from './catalogue/describeBlocks.ts';
import { answerDesk } from './desk/answerDesk.ts';
import type { DeskOptions } from './desk/answerDesk.ts';
import { DESK_ASSETS_PATH } from './desk/readDeskAssets.ts';
import type { DeskAssets } from './desk/readDeskAssets.ts';
import { serveFiles } from '../files/serveFiles.ts';

/** A large page. */
const LARGEST_BODY_BYTES = 2_000_000;

export interface EditorRoutesOptions extends PreviewOptions {
  /** The built page builder; absent: the calls alone. */
  readonly desk: DeskAssets | undefined;
  readonly assets: () => DeskOptions['assets'];
  /** Folder of the files that readers load. */
  readonly assetsDir: string;
  /** Installed blocks. */
  readonly blocks: readonly Block[];
  readonly site: () => DeskOptions['site'];
}

function addDesk(app: Hono, { desk, assets, site }: EditorRoutesOptions): void {
  if (desk === undefined) return;
  app.get(`${DESK_ASSETS_PATH}*`, serveFiles(desk.dir, DESK_ASSETS_PATH, 'immutable'));
  app.get('/pagebuilder', (context) => context.redirect('/pagebuilder/'));
  app.get('/pagebuilder/*', () => answerDesk({ desk, assets: assets(), site: site() }));
}

/** `GET`: `{ blocks }`, each with its schema. */
async function answerCatalogue(request: Request, options: EditorRoutesOptions): Promise<Response> {
  const refusal = await refuseStranger(request, options);
  if (refusal !== undefined) return refusal;
  const blocks = describeBlocks(options.blocks, { assets: options.assets(), assetsDir: options.assetsDir });
  return Response.json({ blocks }, { headers: { 'Cache-Control': 'no-store' } });
}

/** Everything below `/pagebuilder/`: the builder, the calls of editors, which the platform answers, and previews. */
export function editorRoutes(
  options: EditorRoutesOptions,
  toPlatform: (context: Context) => Promise<Response>,
): Hono {
  const app = new Hono();
  app.use('/pagebuilder/*', bodyLimit({ maxSize: LARGEST_BODY_BYTES }));
  app.post('/pagebuilder/preview', (context) => answerPagePreview(context.req.raw, options));
  app.post('/pagebuilder/api/preview', (context) => answerBlockPreview(context.req.raw, options));
  app.get('/pagebuilder/api/catalogue', (context) => answerCatalogue(context.req.raw, options));
  app.all('/pagebuilder/api/*', toPlatform);
  addDesk(app, options);
  return app;
}
