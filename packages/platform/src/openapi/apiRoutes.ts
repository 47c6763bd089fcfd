import { Hono } from 'hono';
import { apiPage } from './apiPage.ts';
import { readApi } from './readApi.ts';

const CONTENT_SECURITY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";

/** Reads the document. It is imported on demand, so that a site without a sandbox does not load it. */
async function readDocument() {
  const { openApiDocument } = await import('./openApiDocument.ts');
  return openApiDocument;
}

/**
 * Creates the routes of the HTTP contract of the platform's services: `/sandbox/api` for people, `/sandbox/api/openapi.json`
 * for programs. `npm run openapi` generates the document from the types that clients and platform share.
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
