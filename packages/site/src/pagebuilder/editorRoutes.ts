import type { Engine } from '@broadsheet/engine';
import type { Theme, ThemeOverrides } from '@broadsheet/ui';
import type { Platform } from '@broadsheet/platform';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createAdmission } from './createAdmission.ts';
import type { AdmissionOptions } from './createAdmission.ts';
import { answerBlockPreview, answerPagePreview } from './answerPreview.ts';
import { describeBlocks } from './describeBlocks.ts';
import { answerCheck } from './check/answerCheck.ts';
import type { CheckingSite } from './check/answerCheck.ts';
import { addImageRoutes } from './imageRoutes.ts';
import type { ImageRoutesOptions } from './imageRoutes.ts';
import { addSourceRoutes } from './sources/sourceRoutes.ts';
import type { SourceRoutesOptions } from './sources/sourceRoutes.ts';
import { answerDesk } from './desk/answerDesk.ts';
import type { DeskOptions } from './desk/answerDesk.ts';
import { DESK_ASSETS_PATH } from './desk/readDeskAssets.ts';
import type { DeskAssets } from './desk/readDeskAssets.ts';
import { answerFuture } from './future/answerFuture.ts';
import type { Future } from './future/createFuture.ts';
import { answerShared } from './answerShared.ts';
import { LANGUAGES } from '../settings/checkSite.ts';
import { withTokens } from '../settings/themedAssets.ts';
import { answerOperation } from '../operation/answerOperation.ts';
import type { OperationSite } from '../operation/answerOperation.ts';
import { experimentRoutes } from './experimentRoutes.ts';
import { pageRoutes } from './pageRoutes.ts';
import { serveFiles } from '../files/serveFiles.ts';

/** The most bytes of a request body; enough for a large page. */
const LARGEST_BODY_BYTES = 2_000_000;
/** The factor by which an editor waits longer for a story than a page does. */
const PATIENCE = 5;

export interface EditorRoutesOptions extends AdmissionOptions, Pick<SourceRoutesOptions, 'sources'> {
  readonly platform: Platform;
  readonly engine: Engine;
  readonly images: ImageRoutesOptions['images'];
  readonly operation: OperationSite;
  readonly future: Future;
  /** Returns the network address of the caller. */
  readonly ipOf: (context: Context) => string | undefined;
  /** The milliseconds that a page waits for a content source. */
  readonly sourceTimeoutMs: number;
  /** The built page builder; absent: only the calls are served. */
  readonly desk: DeskAssets | undefined;
  readonly assets: () => DeskOptions['assets'];
  readonly site: () => DeskOptions['site'];
  /** The theme that the site's own tokens override. */
  readonly theme: Theme;
  /** Returns the site's own published tokens. */
  readonly tokens: () => ThemeOverrides;
  /** The other facts about the site that the check before publishing uses. */
  readonly checking: Omit<CheckingSite, 'engine' | 'site' | 'themeCss'>;
}

function addDesk(app: Hono, { desk, assets, site }: EditorRoutesOptions): void {
  if (desk === undefined) return;
  app.get(`${DESK_ASSETS_PATH}*`, serveFiles(desk.dir, DESK_ASSETS_PATH, 'immutable'));
  app.get('/pagebuilder', (context) => context.redirect('/pagebuilder/'));
  app.get('/pagebuilder/*', () => answerDesk({ desk, assets: assets(), site: site() }));
}

/** Creates the routes below `/pagebuilder/`: the builder, editors' calls, which the platform answers, and previews. */
export function editorRoutes(
  options: EditorRoutesOptions,
  toPlatform: (context: Context) => Promise<Response>,
): Hono {
  const app = new Hono();
  const admit = createAdmission(options);
  const { platform, images, sources, site } = options;
  addImageRoutes(app, admit, { platform, images, resizerUrl: () => site().resizerURL });
  app.use('/pagebuilder/*', bodyLimit({ maxSize: LARGEST_BODY_BYTES }));
  addSourceRoutes(app, admit, {
    sources,
    timeoutMs: options.sourceTimeoutMs * PATIENCE,
    scope: () => ({ site: site(), tokenVersion: images.tokenVersion }),
  });
  app.post(
    '/pagebuilder/preview',
    admit('viewer', (call) => answerPagePreview(call, options)),
  );
  app.get(
    '/pagebuilder/future',
    admit('viewer', ({ request }) => answerFuture(request, options.future)),
  );
  app.get('/pagebuilder/shared/:token', (context) =>
    answerShared({ token: context.req.param('token'), address: options.ipOf(context) }, options),
  );
  app.post(
    '/pagebuilder/api/preview',
    admit('viewer', (call) => answerBlockPreview(call, options)),
  );
  app.get(
    '/pagebuilder/api/setting-choices',
    admit('viewer', () => Response.json({ theme: options.theme, languages: LANGUAGES })),
  );
  app.get(
    '/pagebuilder/api/catalogue',
    admit('viewer', ({ request }) => {
      const language = new URL(request.url).searchParams.get('language') ?? 'en';
      return Response.json({ blocks: describeBlocks(options.checking, language) });
    }),
  );
  app.get(
    '/pagebuilder/api/operation',
    admit('administrator', () => answerOperation(options.operation)),
  );
  app.route('/', pageRoutes(options.platform, admit));
  app.route('/', experimentRoutes(options.platform, admit));
  const checking = {
    ...options.checking,
    engine: options.engine,
    site: options.site,
    themeCss: () => withTokens(options.assets(), options.tokens()),
  };
  app.post(
    '/pagebuilder/api/check',
    admit('viewer', (call) => answerCheck(call, checking)),
  );
  app.all('/pagebuilder/api/*', toPlatform);
  addDesk(app, options);
  return app;
}
