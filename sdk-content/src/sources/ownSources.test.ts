import { describe, expect, it } from 'vitest';
import { setUpSources } from '../../test/setUpSources.ts';
import { image, serveAndSign } from '../../test/signedImages.ts';
import { defineSource } from '../server.ts';
import type { ContentSource } from '../server.ts';

describe('the sources of a site', () => {
  const tides = defineSource({
    name: 'tides',
    params: [
      { name: 'port', kind: 'text', required: true },
      { name: 'days', kind: 'number', default: 3, min: 1 },
      { name: 'unit', kind: 'text' },
    ],
    fetch: async ({ site }, { port, days, unit }) => ({ site, port, days, unit, image }),
  });

  it('come after the standard ones and answer like them', async () => {
    const { ask, sources } = setUpSources(undefined, { sources: [tides] });
    expect(sources.list().at(-1)?.name).toBe('tides');
    expect(await ask('tides', { port: 'tarn' })).toEqual({
      site: 'courier',
      port: 'tarn',
      days: 3,
      unit: undefined,
      image,
    });
  });

  it('have their images signed unless they say otherwise', async () => {
    const plain: ContentSource = { ...tides, name: 'plain-tides', signed: false };
    const options = { sources: [tides, plain], signingService: 'resizer' };
    const { ask } = setUpSources(serveAndSign({}), options);
    expect(await ask('tides', { port: 'tarn' })).toMatchObject({ image: { auth: { 2: 'token' } } });
    expect(await ask('plain-tides', { port: 'tarn' })).toMatchObject({ image });
  });

  it('replace standard sources of the same name', async () => {
    const own = defineSource({ name: 'tags-api', params: [], fetch: async () => ({ Payload: ['own'] }) });
    const { ask, sources } = setUpSources(undefined, { sources: [own] });
    expect(await ask('tags-api')).toEqual({ Payload: ['own'] });
    expect(sources.list().filter(({ name }) => name === 'tags-api')).toHaveLength(1);
  });

  it('fail as a source when they break', async () => {
    const broken = defineSource({
      name: 'broken',
      params: [],
      fetch: () => {
        throw new TypeError('x is not a function');
      },
    });
    const { ask } = setUpSources(undefined, { sources: [broken] });
    await expect(ask('broken')).rejects.toMatchObject({
      name: 'ContentSourceError',
      kind: 'failed',
      source: 'broken',
      cause: new TypeError('x is not a function'),
    });
  });

  it.each([
    [{ port: 5 }, { port: '5', days: 3 }],
    [{ port: true }, { port: 'true', days: 3 }],
    [
      { port: 'a', days: '7' },
      { port: 'a', days: 7 },
    ],
    [
      { port: 'a', days: '' },
      { port: 'a', days: 3 },
    ],
    [
      { port: 'a', days: null },
      { port: 'a', days: 3 },
    ],
    [
      { port: 'a', unit: '', feature: 'promo', themes: '2' },
      { port: 'a', days: 3, unit: undefined },
    ],
  ])('get the values of %j', async (query, values) => {
    const { ask } = setUpSources(undefined, { sources: [tides] });
    expect(await ask('tides', query)).toEqual({ site: 'courier', unit: undefined, image, ...values });
  });

  it.each([
    [{}, 'port', 'it needs "port" in its query'],
    [{ port: '' }, 'port', 'it needs "port" in its query'],
    [{ port: null }, 'port', 'it needs "port" in its query'],
    [{ port: ['a'] }, 'port', '"port" must be a text'],
    [{ port: { a: 1 } }, 'port', '"port" must be a text'],
    [{ port: 'a', days: 'many' }, 'days', '"days" must be a number'],
    [{ port: 'a', days: ' ' }, 'days', '"days" must be a number'],
    [{ port: 'a', days: true }, 'days', '"days" must be a number'],
    [{ port: 'a', days: [7] }, 'days', '"days" must be a number'],
    [{ port: 'a', days: 'Infinity' }, 'days', '"days" must be a number'],
    [{ port: 'a', days: 0 }, 'days', '"days" must not be below 1'],
  ])('refuse the query %j', async (query, param, why) => {
    const { ask } = setUpSources(undefined, { sources: [tides] });
    await expect(ask('tides', query)).rejects.toMatchObject({
      failure: { kind: 'bad-query', param },
      httpStatus: 400,
      message: `The content source "tides" cannot run: ${why}.`,
    });
  });

  it('do not take what a query inherits for values', async () => {
    const inheriting: Record<string, string> = Object.create({ port: 'inherited' });
    const { ask } = setUpSources(undefined, { sources: [tides] });
    await expect(ask('tides', inheriting)).rejects.toMatchObject({ failure: { param: 'port' } });
  });
});
