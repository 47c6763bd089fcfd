import { Hono } from 'hono';
import { HttpError, readParameters, requireToken } from '@broadsheet/service-kit/http';
import type { ImageService } from './createImageService.ts';
import { RESIZER_PATH } from './readImageUrl.ts';

const SIGNING_PATH = '/signing-service/v2/sign/:service/:version';
const LONGEST_VALUE = 2048;

/**
 * Creates the routes of the resizer, for everybody, and of the signing call, for the site's own server.
 *
 * `GET /signing-service/v2/sign/{service}/{version}?value={id or url}` returns `{ hash }`; 400 for another version, 404 for a
 * value without an original that may be sent. Whoever can make the call can get any image in any size: set an access token
 * if the routes can be reached from outside.
 *
 * @param options.accessToken the bearer token that the signing call requires; absent: it requires none
 */
export function imageRoutes(
  service: ImageService,
  options: { readonly accessToken?: string | undefined } = {},
): Hono {
  const app = new Hono({ strict: false });
  app.all(`${RESIZER_PATH}*`, (context) => service.fetch(context.req.raw));
  app.get(SIGNING_PATH, requireToken(options.accessToken), async (context) => {
    const version = context.req.param('version');
    if (version !== service.tokenVersion) {
      throw new HttpError(400, `Tokens here are of version ${service.tokenVersion}. Ask for that version.`);
    }
    const value = readParameters(context.req.url).requiredText('value');
    if (value.length > LONGEST_VALUE || !(await service.canServe(value))) {
      throw new HttpError(404, 'There is no image to sign: it is unknown, or its host is not on the list.');
    }
    return context.json({ hash: service.sign(value) }, 200, { 'cache-control': 'no-store' });
  });
  return app;
}
