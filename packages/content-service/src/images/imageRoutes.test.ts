import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpApp } from '@broadsheet/service-kit/http';
import { imageRoutes } from './imageRoutes.ts';
import { SITE, openImages } from '../../test/images/openImages.ts';
import type { Images } from '../../test/images/openImages.ts';

let images: Images;
beforeAll(async () => {
  images = await openImages();
});
afterAll(() => images.close());
const openService: Images['openService'] = (options) => images.openService(options);

describe('the routes', () => {
  const call = async (path: string, token?: string, accessToken?: string): Promise<Response> => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const app = createHttpApp({ error: (message) => expect.fail(message) });
    app.route('/', imageRoutes(openService(), { accessToken }));
    return app.request(`${SITE}${path}`, { headers });
  };
  const signing = '/signing-service/v2/sign/resizer/2';

  it('sign an id or an address, and the image is there with that token', async () => {
    for (const value of ['img-wide', '/media/wide.jpg']) {
      const { hash }: { hash: string } = await (
        await call(`${signing}?value=${encodeURIComponent(value)}`)
      ).json();
      const response = await call(`/resizer/v2/${encodeURIComponent(value)}?width=100&auth=${hash}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
    }
  });

  it('sign nothing that could not be sent', async () => {
    for (const value of ['img-none', 'img-far', 'https://other.example/x.jpg', '/etc/passwd']) {
      expect((await call(`${signing}?value=${encodeURIComponent(value)}`)).status).toBe(404);
    }
    expect((await call(signing)).status).toBe(400);
    expect((await call('/resizer/v2/%E0%A4%A?auth=x')).status).toBe(400);
    expect((await call('/signing-service/v2/sign/resizer/1?value=img-wide')).status).toBe(400);
  });

  it('sign for nobody without the access token, where there is one', async () => {
    expect((await call(`${signing}?value=img-wide`, undefined, 'key')).status).toBe(401);
    expect((await call(`${signing}?value=img-wide`, 'key', 'key')).status).toBe(200);
    expect((await call('/resizer/v2/img-wide?auth=x', undefined, 'key')).status).toBe(403);
  });
});
