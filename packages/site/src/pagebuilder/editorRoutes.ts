import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { answerBlockPreview, answerPagePreview } from './answerPreview.ts';
import type { PreviewOptions } from './answerPreview.ts';

/** A large page. */
const LARGEST_BODY_BYTES = 2_000_000;

/** Everything below `/pagebuilder/` that is no page: the calls of editors, which the platform answers, and previews. */
export function editorRoutes(
  options: PreviewOptions,
  toPlatform: (context: Context) => Promise<Response>,
): Hono {
  const app = new Hono();
  app.use('/pagebuilder/*', bodyLimit({ maxSize: LARGEST_BODY_BYTES }));
  app.post('/pagebuilder/preview', (context) => answerPagePreview(context.req.raw, options));
  app.post('/pagebuilder/api/preview', (context) => answerBlockPreview(context.req.raw, options));
  app.all('/pagebuilder/api/*', toPlatform);
  return app;
}
