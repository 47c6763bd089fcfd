import type { FakeAnswer } from './createFakeContentApi.ts';

export const image = { type: 'image', _id: 'img', url: '/img.jpg' };

/** Creates an API that returns one document and signs every image with `token`. */
export const serveAndSign =
  (document: unknown): FakeAnswer =>
  ({ path }) =>
    path.startsWith('/signing-service/') ? { hash: 'token' } : document;
