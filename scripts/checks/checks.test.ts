import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from './findChromium.mjs';
import { runScript, runTests } from './runScript.mjs';

const roots: string[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  roots.splice(0).forEach((root) => rmSync(root, { recursive: true }));
});

/** Creates a folder with a package.json whose scripts run the given code. */
function createRoot(scripts: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'checks-'));
  roots.push(root);
  const commands = Object.entries(scripts).map(([name, code]) => {
    writeFileSync(join(root, `${name}.cjs`), code);
    return [name, `node ${name}.cjs`];
  });
  const manifest = { name: 'root', scripts: Object.fromEntries(commands) };
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
  return root;
}

/** Replaces Vitest: writes a report to the requested file, and exits. */
const reporting = (report: string, code: number) => `
  const file = process.argv.find((word) => word.startsWith('--outputFile.json=')).split('=')[1];
  require('node:fs').writeFileSync(file, ${JSON.stringify(report)});
  process.exit(${code});`;

describe('runScript', { timeout: 30_000 }, () => {
  it('counts a script as one', async () => {
    const root = createRoot({ good: '', bad: 'process.exit(2);' });
    expect(await runScript(root, 'good')).toEqual({ passed: 1, failed: 0 });
    expect(await runScript(root, 'bad')).toEqual({ passed: 0, failed: 1 });
  });

  it('shows what a script says only if it fails', async () => {
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const root = createRoot({
      good: "console.log('fine');",
      bad: "console.error('broken'); process.exit(1);",
    });
    await runScript(root, 'good');
    await runScript(root, 'bad');
    const words = said.mock.calls.map(([chunk]) => String(chunk)).join('');
    said.mockRestore();
    expect(words).toContain('broken');
    expect(words).not.toContain('fine');
  });
});

describe('runTests', { timeout: 30_000 }, () => {
  it.each([
    [
      'all pass',
      '{"numPassedTests":7,"numFailedTests":0,"testResults":[]}',
      0,
      { passed: 7, failed: 0, slow: [], failures: [], secondTries: [] },
    ],
    [
      'some fail',
      '{"numPassedTests":5,"numFailedTests":2,"testResults":[]}',
      1,
      { passed: 5, failed: 2, slow: [], failures: [], secondTries: [] },
    ],
    [
      'a file does not load',
      '{"numPassedTests":5,"numFailedTests":0,"testResults":[]}',
      1,
      { passed: 5, failed: 1, slow: [], failures: [], secondTries: [] },
    ],
    ['there is no report', '', 1, { passed: 0, failed: 1 }],
  ])('counts the tests when %s', async (_case, report, code, expected) => {
    const root = createRoot({ unit: reporting(report, code) });
    expect(await runTests(root, 'unit')).toEqual(expected);
  });
});

describe('findChromium', () => {
  it('takes the one that CHROMIUM_PATH names', () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(findChromium()).toBe(process.execPath);
  });

  it('says so when CHROMIUM_PATH names none', () => {
    vi.stubEnv('CHROMIUM_PATH', '/no/such/browser');
    expect(findChromium).toThrow('CHROMIUM_PATH is "/no/such/browser", where there is no executable.');
  });

  it('looks for one on the PATH', () => {
    const root = createRoot();
    const file = join(root, 'bin', 'google-chrome');
    mkdirSync(join(root, 'bin'));
    writeFileSync(file, '');
    chmodSync(file, 0o755);
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('PATH', join(root, 'bin'));
    expect(findChromium()).toBe(file);
  });
});
