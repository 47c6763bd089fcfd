import { Hono } from 'hono';
import type { ContentStore } from '../store/createContentStore.ts';
import { readParameters } from '@broadsheet/service-kit/http';
import { answerWithKeys } from '../changes/answerWithKeys.ts';
import { readMostRead } from './readMostRead.ts';

const MOST = 50;
const DEFAULT = 10;

/** Creates the route `GET /content/v4/most-read?website=courier&size=10`, which hosted platforms do not have. */
export function readRoutes(store: ContentStore): Hono {
  const app = new Hono({ strict: false });
  app.get('/content/v4/most-read', async (context) => {
    const parameters = readParameters(context.req.url);
    const size = parameters.integer('size', DEFAULT, { min: 0, max: MOST });
    const site = parameters.text('website') ?? store.site;
    return answerWithKeys(context, store, (recording) => readMostRead(recording, { site, size }));
  });
  return app;
}
