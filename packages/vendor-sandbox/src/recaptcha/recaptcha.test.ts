import { describe, expect, it } from 'vitest';
import { openSandbox } from '../../test/openSandbox.ts';
import type { OpenSandbox } from '../../test/openSandbox.ts';

const tick = async ({ postJson }: OpenSandbox, outcome: string) =>
  (await postJson('/sandbox/recaptcha/token', { outcome }))['token'] ?? '';
const run = async ({ postJson }: OpenSandbox, action = 'signin') =>
  (await postJson('/sandbox/recaptcha/token', { sitekey: 'k', action }))['token'] ?? '';
const set = ({ post }: OpenSandbox, outcome: string, score: string) =>
  post('/sandbox/recaptcha/panel', { outcome, score });
const check = ({ post }: OpenSandbox, response: string, secret = 'any') =>
  post('/sandbox/recaptcha/api/siteverify', { secret, response });
const verdict = async (browser: OpenSandbox, token: string, secret?: string): Promise<unknown> =>
  (await check(browser, token, secret)).json();

describe('the check of a challenge’s token', () => {
  it('passes a tick once', async () => {
    const browser = openSandbox();
    const token = await tick(browser, 'pass');
    expect(await verdict(browser, token)).toEqual({
      success: true,
      challenge_ts: '2026-11-20T12:00:00Z',
      hostname: 'localhost',
    });
    expect(await verdict(browser, token)).toEqual({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    });
  });

  it('lets a token live for two minutes', async () => {
    const browser = openSandbox();
    const [early, late] = [await tick(browser, 'pass'), await tick(browser, 'pass')];
    browser.advance(119_000);
    expect(await verdict(browser, early)).toMatchObject({ success: true });
    browser.advance(1_000);
    expect(await verdict(browser, late)).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] });
  });

  it.each([
    ['refuse', 'invalid-input-response'],
    ['stale', 'timeout-or-duplicate'],
  ])('answers the choice %s with %s', async (outcome, code) => {
    const browser = openSandbox();
    expect(await verdict(browser, await tick(browser, outcome))).toEqual({
      success: false,
      'error-codes': [code],
    });
  });

  it('is out of order by choice', async () => {
    const browser = openSandbox();
    expect((await check(browser, await tick(browser, 'unavailable'))).status).toBe(503);
  });

  it.each([
    ['', 'x', ['missing-input-secret']],
    ['any', '', ['missing-input-response']],
    ['any', 'x', ['invalid-input-response']],
  ])('names what is wrong with secret "%s" and response "%s"', async (secret, response, codes) => {
    expect(await verdict(openSandbox(), response, secret)).toEqual({ success: false, 'error-codes': codes });
  });
});

describe('the invisible check', () => {
  it('passes with a score and the action unless told otherwise', async () => {
    const browser = openSandbox();
    expect(await verdict(browser, await run(browser, 'signup'))).toMatchObject({
      success: true,
      score: 0.9,
      action: 'signup',
    });
  });

  it('answers what its panel says, in that browser', async () => {
    const browser = openSandbox();
    await set(browser, 'pass', '0.2');
    expect(await verdict(browser, await run(browser))).toMatchObject({ success: true, score: 0.2 });
    await set(browser, 'refuse', '0.2');
    expect(await verdict(browser, await run(browser))).toMatchObject({ success: false });
    await set(browser, 'fail', '0.2');
    expect(await run(browser)).toBe('');
    const html = await (await browser.get('/sandbox/recaptcha/panel?saved')).text();
    expect(html).toMatch(/value="fail"\s+checked/);
    expect(html).toContain('Saved.');
  });

  it.each(['2', '-1', 'many', ''])('takes 0.9 for the score "%s"', async (score) => {
    const browser = openSandbox();
    await set(browser, 'pass', score);
    expect(await verdict(browser, await run(browser))).toMatchObject({ score: 0.9 });
  });

  it('leaves the box to tick alone', async () => {
    const browser = openSandbox();
    await set(browser, 'refuse', '0');
    expect(await verdict(browser, await tick(browser, 'pass'))).toMatchObject({ success: true });
  });
});
