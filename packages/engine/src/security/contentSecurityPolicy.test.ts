import { createHash } from 'node:crypto';
import { boolean, defineBlock } from '@broadsheet/block-kit';
import type { VendorSources } from '@broadsheet/block-kit';
import { describe, expect, it } from 'vitest';
import { at, createTestEngine, SITE } from '../../test/createTestEngine.ts';
import { testBlocks } from '../../test/testBlocks.ts';
import { contentSecurityPolicy, inlineSource, readShell } from './contentSecurityPolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const EMPTY = hash('');

function directives(policy: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

const policyOf = (shell: string, loader = '/assets/loader.js', vendors: readonly VendorSources[] = []) =>
  directives(
    contentSecurityPolicy({
      shell: readShell(shell),
      styles: [inlineSource('p{}')],
      loader,
      vendors,
      frameOrigins: [],
      connectOrigins: [],
    }),
  );

const PLAIN = { ...SITE, gtmID: '' };

describe('contentSecurityPolicy', () => {
  it('allows nothing from elsewhere where the output names nothing', () => {
    expect(policyOf('<html></html>')).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src-elem': ["'self'", hash('p{}'), EMPTY],
      'connect-src': ["'self'"],
      'frame-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
    });
  });

  it('allows each inline script and style of the output by its hash', () => {
    const policy = policyOf(
      '<style>a{}</style><script>one()</script><script type="module">two()\r\n</script>',
    );
    expect(policy['script-src']).toEqual(["'self'", hash('one()'), hash('two()\n')]);
    expect(policy['style-src-elem']).toContain(hash('a{}'));
  });

  it('allows no script from data', () => {
    const policy = policyOf(
      '<script type="application/ld+json">{}</script><script type="application/json">{}</script>',
    );
    expect(policy['script-src']).toEqual(["'self'"]);
  });

  it('allows the hosts of scripts, style sheets and frames that the output names, and no path of them', () => {
    const policy = policyOf(
      '<script src="https://tags.example/a.js?x=1&amp;y=2" async=""></script><script src="/own.js"></script>' +
        '<link rel="stylesheet" href="https://fonts.example/css?family=A"/><iframe title="t" src="https://tags.example/ns"></iframe>',
    );
    expect(policy['script-src']).toEqual(["'self'", 'https://tags.example']);
    expect(policy['connect-src']).toEqual(["'self'", 'https://tags.example']);
    expect(policy['style-src-elem']).toContain('https://fonts.example');
    expect(policy['font-src']).toEqual(["'self'", 'https:']);
    expect(policy['frame-src']).toEqual(["'self'", 'https://tags.example']);
  });

  it.each(['http://plain.example/a.js', '//any.example/a.js', 'data:text/javascript,x', 'https://'])(
    'does not allow a script from %s',
    (src) => {
      expect(policyOf(`<script src="${src}"></script>`)['script-src']).toEqual(["'self'"]);
    },
  );

  it('allows assets that stand on another host', () => {
    expect(policyOf('', 'https://cdn.example/loader.js')['script-src']).toContain('https://cdn.example');
  });
});

describe('the policy of a page', () => {
  const captcha = {
    name: 'recaptcha',
    scripts: ['https://www.google.example', 'https://www.gstatic.example'],
    frames: ['https://www.google.example'],
    connect: ['https://www.google.example'],
  };
  const form = defineBlock({
    name: 'form',
    title: 'Form',
    group: 'Test',
    kind: 'feature',
    fields: {},
    hydrate: { mode: 'never' },
    vendors: [captcha],
    Component: () => 'Form',
  });
  const documents = [at('/', { block: 'words' }), at('/account/', { block: 'form' })];
  const policyAt = async (engine: ReturnType<typeof createTestEngine>, url: string) =>
    directives((await engine.get(url)).headers.get('content-security-policy') ?? '');

  it('allows the vendors of its blocks, on no other page', async () => {
    const engine = createTestEngine({ documents, blocks: [...testBlocks, form], site: () => PLAIN });
    const policy = await policyAt(engine, '/account/');
    expect(policy['script-src']).toEqual(["'self'", ...captcha.scripts]);
    expect(policy['frame-src']).toEqual(["'self'", 'https://player.example', 'https://www.google.example']);
    expect(policy['connect-src']).toEqual(["'self'", 'https://www.google.example']);
    expect((await policyAt(engine, '/'))['script-src']).toEqual(["'self'"]);
  });

  it('allows a vendor that a site does not use on none of its pages', async () => {
    const slot = defineBlock({
      name: 'slot',
      title: 'Slot',
      group: 'Test',
      kind: 'feature',
      fields: {},
      hydrate: { mode: 'never' },
      vendors: [({ dfpId }) => (dfpId === undefined ? undefined : captcha)],
      Component: () => 'Slot',
    });
    const scriptsOf = async (site: typeof PLAIN & { readonly dfpId?: string }) => {
      const page = at('/', { block: 'slot' });
      const engine = createTestEngine({ documents: [page], blocks: [...testBlocks, slot], site: () => site });
      return (await policyAt(engine, '/'))['script-src'];
    };
    expect(await scriptsOf(PLAIN)).toEqual(["'self'"]);
    expect(await scriptsOf({ ...PLAIN, dfpId: '701' })).toEqual(["'self'", ...captcha.scripts]);
  });

  it('allows a vendor of a block only where the fields of the block use it', async () => {
    const till = defineBlock({
      name: 'till',
      title: 'Till',
      group: 'Test',
      kind: 'feature',
      fields: { isQuick: boolean({ label: 'Quick', default: false }) },
      hydrate: { mode: 'never' },
      vendors: [(_, fields) => (fields?.['isQuick'] === true ? captcha : undefined)],
      Component: () => 'Till',
    });
    const pages = [at('/', { block: 'till' }), at('/quick/', { block: 'till', fields: { isQuick: true } })];
    const engine = createTestEngine({ documents: pages, blocks: [...testBlocks, till], site: () => PLAIN });
    expect((await policyAt(engine, '/'))['script-src']).toEqual(["'self'"]);
    expect((await policyAt(engine, '/quick/'))['script-src']).toEqual(["'self'", ...captcha.scripts]);
  });

  it.each([
    ['/sandbox', "'self'"],
    ['https://proxy.example/captcha', 'https://proxy.example'],
  ])('allows the place that the site names for a vendor, %s, and not the vendor', async (url, source) => {
    const site = { ...PLAIN, vendorOrigins: { recaptcha: url } };
    const engine = createTestEngine({ documents, blocks: [...testBlocks, form], site: () => site });
    const policy = await policyAt(engine, '/account/');
    expect(policy['script-src']).toEqual([...new Set(["'self'", source])]);
    expect(policy['frame-src']).toEqual([...new Set(["'self'", 'https://player.example', source])]);
  });

  it.each([
    ['gtmID', 'GTM-1', 'https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    ['gaID', 'G-1', 'https://www.googletagmanager.com', 'https://*.analytics.google.com'],
    ['chartbeatAccountId', '1', 'https://static.chartbeat.com', 'https://ping.chartbeat.net'],
    ['comscoreID', '1', 'https://sb.scorecardresearch.com', 'https://sb.scorecardresearch.com'],
    ['querylyId', '1', 'https://www.queryly.com', 'https://api.queryly.com'],
  ])('lets the service of the site property "%s" load and report', async (name, value, script, report) => {
    const site = { ...PLAIN, [name]: value };
    const policy = await policyAt(createTestEngine({ documents, site: () => site }), '/');
    expect(policy['script-src']).toContain(script);
    expect(policy['connect-src']).toContain(report);
  });

  it('lets a stand-in of the site be asked in the place of a service', async () => {
    const site = { ...PLAIN, gtmID: 'GTM-1', vendorOrigins: { googleTagManager: 'http://localhost:9' } };
    const policy = await policyAt(createTestEngine({ documents, site: () => site }), '/');
    expect(policy['script-src']).toEqual(["'self'", 'http://localhost:9']);
    expect(policy['connect-src']).toEqual(["'self'", 'http://localhost:9']);
  });

  it('covers every inline style and script of it, and what styled-components adds', async () => {
    const site = {
      ...PLAIN,
      dangerouslyInjectJS: ['track("</p>")'],
      api: { identity: { origin: 'https://id.example/path' }, sales: { origin: 'not a URL' } },
    };
    const engine = createTestEngine({
      site: () => site,
      documents: [at('/', { block: 'counter' }, { block: 'words', fields: { label: 'red' } })],
    });
    const response = await engine.get('/');
    const html = await response.text();
    const policy = directives(response.headers.get('content-security-policy') ?? '');
    const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => hash(css));
    expect(styles).toHaveLength(2);
    expect(policy['style-src-elem']).toEqual(["'self'", ...styles, EMPTY]);
    expect(policy['script-src']).toEqual(["'self'", hash('track("</p>")')]);
    expect(policy['connect-src']).toEqual(["'self'", 'https://id.example']);
    expect(policy['frame-src']).toEqual(["'self'", 'https://player.example']);
  });

  it('does not let what an editor typed out of the element that it is in', async () => {
    const label = '</style></script><script>alert(1)</script><!--\u2028';
    const engine = createTestEngine({ documents: [at('/', { block: 'counter', fields: { label } })] });
    const response = await engine.get('/');
    const html = await response.text();
    expect(html).not.toContain('<script>alert');
    const data = /<script type="application\/json" id="bs-data">([^]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(data).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(data).islands.m0.props.label).toBe(label);
    expect(response.headers.get('content-security-policy')).not.toContain(hash('alert(1)'));
  });
});
