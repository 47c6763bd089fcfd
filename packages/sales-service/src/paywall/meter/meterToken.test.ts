import { MAX_READS } from '@broadsheet/paywall';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyring } from '@broadsheet/service-kit/keys';
import { parseMeter, printMeter, toStoryHash } from './meterToken.ts';

const clock = { now: () => 0 };
const signer = { keys: createKeyring({ secret: 'a secret of the tests' }, clock), site: 'paper' };
const AT = Date.UTC(2026, 10, 22, 9);
const reads = ['one', 'two'].map((story) => ({ rule: 2, story: toStoryHash(story), at: AT }));

describe('a meter', () => {
  it('comes back as it was signed, to the minute', () => {
    expect(parseMeter(signer, printMeter(signer, reads))).toEqual(reads);
    expect(parseMeter(signer, printMeter(signer, []))).toEqual([]);
  });

  it('fits into a cookie with as many readings as it may hold, the newest', () => {
    const many = Array.from({ length: MAX_READS + 20 }, (_, index) => ({
      rule: 2_147_483_647,
      story: toStoryHash(String(index)),
      at: AT,
    }));
    const token = printMeter(signer, many);
    expect(token.length).toBeLessThan(2_400);
    expect(token).toMatch(/^[\w~.-]+$/);
    expect(parseMeter(signer, token)).toEqual(many.slice(-MAX_READS));
  });

  it('of another site or another secret is not believed', () => {
    const token = printMeter(signer, reads);
    expect(parseMeter({ ...signer, site: 'herald' }, token)).toBeUndefined();
    expect(
      parseMeter({ ...signer, keys: createKeyring({ secret: 'another' }, clock) }, token),
    ).toBeUndefined();
  });

  it('is believed in no form but the one that was signed', () => {
    const token = printMeter(signer, reads);
    const isBelieved = (text: string) => text !== token && parseMeter(signer, text) !== undefined;
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
