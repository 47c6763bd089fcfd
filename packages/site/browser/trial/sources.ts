import { defineSource } from '@broadsheet/sdk-content/server';
import type { ContentSource } from '@broadsheet/sdk-content/server';

/** Content sources that misbehave. */
export const sources: readonly ContentSource[] = [
  // This source ignores the signal that tells it to give up.
  defineSource({ name: 'trial-never', params: [], fetch: () => new Promise(() => undefined) }),
  defineSource({
    name: 'trial-failing',
    params: [],
    fetch: () => Promise.reject(new Error('The tide tables are wet.')),
  }),
];
