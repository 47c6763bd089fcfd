import { defineSource } from './defineSource.ts';

/** The resizer token of one image, as `hash`. Whoever could ask could have any image of the web resized here. */
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
