import { MAX_READS } from '@broadsheet/paywall';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyring } from '@broadsheet/service-kit/keys';
import { createHmac } from 'node:crypto';
import { parseMeter, printMeter, startMeter, toStoryHash } from './meterToken.ts';
import type { MeterSigner } from './meterToken.ts';

const clock = { now: () => 0 };
const signer = { keys: createKeyring({ secret: 'a secret of the tests' }, clock), site: 'paper' };
const AT = Date.UTC(2026, 10, 22, 9);
const reads = ['one', 'two'].map((story) => ({ rule: 2, story: toStoryHash(story), at: AT }));
const NETWORK = '192.0.2.1';
const parse = (from: MeterSigner, token: string, network: string) => parseMeter(from, { token, network });
const meter = { ...startMeter(), reads };
const empty = { ...meter, reads: [] };

describe('a meter', () => {
  it('comes back as it was signed, to the minute', () => {
    expect(parse(signer, printMeter(signer, meter), NETWORK)).toEqual(meter);
    expect(parse(signer, printMeter(signer, empty), NETWORK)).toEqual(empty);
  });

  it('fits into a cookie with as many readings as it may hold, the newest', () => {
    const many = Array.from({ length: MAX_READS + 20 }, (_, index) => ({
      rule: 2_147_483_647,
      story: toStoryHash(String(index)),
      at: AT,
    }));
    const token = printMeter(signer, { ...meter, reads: many });
    expect(token.length).toBeLessThan(2_400);
    expect(token).toMatch(/^[\w~.-]+$/);
    expect(parse(signer, token, NETWORK)?.reads).toEqual(many.slice(-MAX_READS));
  });

  it('that was signed before there were ids is believed, and has one id for each network', () => {
    const text = `2~${toStoryHash('one')}~${(AT / 60_000).toString(36)}.`;
    const mac = createHmac('sha256', signer.keys.derive('story meters'))
      .update(`paper ${text}`)
      .digest('base64url');
    const old = text + mac.slice(0, 22);
    const parsed = parse(signer, old, NETWORK);
    expect(parsed?.reads).toEqual(reads.slice(0, 1));
    expect(parse(signer, old, NETWORK)?.id).toBe(parsed?.id);
    expect(parse(signer, old, '192.0.2.2')?.id).not.toBe(parsed?.id);
  });

  it('of another site or another secret is not believed', () => {
    const token = printMeter(signer, meter);
    expect(parse({ ...signer, site: 'herald' }, token, NETWORK)).toBeUndefined();
    expect(
      parse({ ...signer, keys: createKeyring({ secret: 'another' }, clock) }, token, NETWORK),
    ).toBeUndefined();
  });

  it('is believed in no form but the one that was signed', () => {
    const token = printMeter(signer, meter);
    const isBelieved = (text: string) => text !== token && parse(signer, text, NETWORK) !== undefined;
    const changed = fc
      .tuple(fc.nat(token.length - 1), fc.constantFrom('', 'A', '.', '~', '0'))
      .map(([at, letter]) => token.slice(0, at) + letter + token.slice(at + 1));
    fc.assert(
      fc.property(fc.oneof(changed, fc.string()), (text) => {
        expect(isBelieved(text)).toBe(false);
      }),
    );
  });
});
