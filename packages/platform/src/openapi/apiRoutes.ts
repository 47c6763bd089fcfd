import { Hono } from 'hono';
import { parseJson } from '../content/json/Json.ts';
import { apiPage } from './apiPage.ts';
import { readApi } from './readApi.ts';

const CONTENT_SECURITY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";

/** Fetched when it is asked for, so that a site without a sandbox does not hold it. */
async function readDocument() {
  const { default: document } = await import('./openapi.json', { with: { type: 'json' } });
  return parseJson(JSON.stringify(document));
}

/**
 * The HTTP contract of the platform's services: `/sandbox/api` for people, `/sandbox/api/openapi.json` for programs. The
 * document is made of the types that clients and platform share, by `npm run openapi`.
 */
export function apiRoutes(): Hono {
  const app = new Hono({ strict: false });
  app.get('/sandbox/api', async (context) => {
    context.header('Content-Security-Policy', CONTENT_SECURITY_POLICY);
    return context.html(apiPage(readApi(await readDocument())));
  });
  app.get('/sandbox/api/openapi.json', async (context) => context.json(await readDocument()));
  return app;
}
