import { defineSource } from './defineSource.ts';

/** The source for the resizer token of one image, as `hash`. Readers may not use it, or they could resize any image. */
export const signingService = defineSource({
  name: 'signing-service',
  params: [
    { name: 'id', kind: 'text', required: true },
    { name: 'service', kind: 'text' },
    { name: 'serviceVersion', kind: 'text' },
  ],
  ttlMs: 365 * 24 * 60 * 60 * 1000,
  audience: 'server',
  signed: false,
  fetch: async ({ sign }, { id, service, serviceVersion }) => ({
    hash: await sign({ value: id, service, version: serviceVersion }),
  }),
});
