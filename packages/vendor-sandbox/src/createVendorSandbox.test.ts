import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { ORIGIN, openSandbox } from '../test/openSandbox.ts';
import { createVendorSandbox, vendorSandboxPaths } from './index.ts';

const SCRIPTS = [
  '/sandbox/vendors/answer.js',
  '/sandbox/vendors/submit.js',
  '/sandbox/google/gsi/client',
  '/sandbox/google/js/platform.js',
  '/sandbox/facebook/pt_BR/sdk.js',
  '/sandbox/recaptcha/api.js?render=explicit&onload=ready&hl=en',
  '/sandbox/recaptcha/box.js',
  '/sandbox/ads/tag/js/gpt.js',
  '/sandbox/ads/prebid.js',
  '/sandbox/ads/libtrc/courier/loader.js',
  '/sandbox/stripe/endive/stripe.js',
  '/sandbox/stripe/field.js',
  '/sandbox/stripe/wallets.js',
];
const apple = new URLSearchParams({
  client_id: 'c',
  redirect_uri: `${ORIGIN}/back`,
  response_type: 'code',
  scope: 'openid',
});
const PAGES = [
  '/sandbox/vendors',
  '/sandbox/google/panel?client_id=c',
  '/sandbox/facebook/dialog/oauth?client_id=c',
  `/sandbox/apple/auth/authorize?${apple}`,
  `/sandbox/openid/authorize?${apple}`,
  '/sandbox/recaptcha/panel',
  '/sandbox/ads/panel?saved',
  '/sandbox/recaptcha/box?theme=dark',
  '/sandbox/stripe/field?type=cardNumber',
  '/sandbox/stripe/wallets?show=applePay',
  '/sandbox/stripe/sheet?wallet=apple_pay&amount=1200&currency=eur',
  '/sandbox/stripe/panel',
  '/sandbox/clock',
];

describe('the vendor sandbox', () => {
  it.each(SCRIPTS)('serves %s as one script that any browser can parse', async (path) => {
    const response = await openSandbox().get(path);
    const code = await response.text();
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(() => new Script(code)).not.toThrow();
    expect(code).not.toMatch(/^(?:import|export)\b/m);
  });

  it.each(PAGES)('serves %s without inline script or style, marked as a stand-in', async (path) => {
    const html = await (await openSandbox().get(path)).text();
    expect(html).toContain('(sandbox)</title>');
    expect(html).toMatch(/no data leaves this computer|Sandbox: it/);
    expect(html).not.toMatch(/<script(?![^>]+src=)|<style|\sstyle=|\son[a-z]+=/);
  });

  it.each([...SCRIPTS, ...PAGES, '/sandbox/google/nothing', '/sandbox/vendors/panel.css'])(
    'keeps %s out of caches, searches and frames of others',
    async (path) => {
      const { headers } = await openSandbox().get(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'self'$/);
    },
  );

  it('takes no form from a page of another site', async () => {
    const { post, cookies } = openSandbox();
    const fields = { outcome: 'refuse', score: '0.1' };
    const response = await post('/sandbox/recaptcha/panel', fields, { 'sec-fetch-site': 'cross-site' });
    expect([response.status, cookies.size]).toEqual([403, 0]);
  });

  it('leads from the overview to every panel', async () => {
    const { get } = openSandbox();
    const html = await (await get('/sandbox/vendors')).text();
    const links = [...html.matchAll(/href="(\/[^"]*)">/g)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&'),
    );
    const answers = await Promise.all(links.map(async (link) => (await get(link)).status));
    expect(answers).toEqual(Array.from({ length: 8 }, () => 200));
  });

  it('answers nothing outside the paths that it names for mounting', async () => {
    const { get } = openSandbox();
    expect((await get('/sandbox/mailbox')).status).toBe(404);
    const folders = vendorSandboxPaths.map((path) => path.replace('/*', '/'));
    expect(
      [...SCRIPTS, ...PAGES].filter((path) => !folders.some((folder) => `${path}/`.startsWith(folder))),
    ).toEqual([]);
  });

  it.each(['http://localhost:3000/', 'localhost:3000', 'ftp://paper.example'])(
    'does not start for %s, which is no origin',
    (origin) => {
      expect(() => createVendorSandbox({ origin, clock: { now: () => 0 } })).toThrow(
        'Give scheme, host and port',
      );
    },
  );
});
