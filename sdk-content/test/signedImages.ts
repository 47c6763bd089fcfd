import type { FakeAnswer } from './createFakeContentApi.ts';

export const picture = { type: 'image', _id: 'img', url: '/img.jpg' };

/** Serves one document and signs every picture with `token`. */
export const serveAndSign =
  (document: unknown): FakeAnswer =>
  ({ path }) =>
    path.startsWith('/signing-service/') ? { hash: 'token' } : document;
