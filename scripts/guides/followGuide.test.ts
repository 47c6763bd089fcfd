import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followGuide } from './followGuide.mjs';
import { readGuide } from './readGuide.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-followed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fence = (language: string, code: string) => `\n\`\`\`${language}\n${code}\n\`\`\`\n`;
const follow = (...lines: readonly string[]) => {
  const guide = readGuide(['# A guide', ...lines, ''].join('\n'));
  return followGuide(guide?.steps ?? [], { folder, env: { GREETING: 'Ahoy' }, print: () => undefined });
};

const SERVER = `import { createServer } from 'node:http';
const page = () => '<title>A</title><p>' + process.env.GREETING + ' &amp; <b>welcome</b></p>';
createServer((request, response) => response.end(page())).listen(process.env.PORT);`;

test('files are written and commands run where the commands before have gone', async () => {
  await follow(
    '<!-- guide: run -->',
    fence('sh', 'mkdir paper\ncd paper'),
    '<!-- guide: write inner/a.txt -->',
    fence('txt', 'Text'),
    '<!-- guide: run -->',
    fence('sh', 'cp inner/a.txt b.txt'),
    '<!-- guide: find inner "Text" -->',
  );
  expect(readFileSync(join(folder, 'paper/b.txt'), 'utf8')).toBe('Text\n');
});

test('a server that was started is seen at the address of the guide until it stops', async () => {
  await follow(
    '<!-- guide: write server.mjs -->',
    fence('js', SERVER),
    '<!-- guide: start http://localhost:3000/ -->',
    fence('sh', 'node server.mjs'),
    '<!-- guide: see http://localhost:3000/ "Ahoy & welcome" -->',
    '<!-- guide: see http://localhost:3000/ "<b>welcome" -->',
    '<!-- guide: stop -->',
    '<!-- guide: fail -->',
    fence('sh', `node --eval "fetch('http://localhost:3000/')"`),
  );
  expect(readFileSync(join(folder, 'server.mjs'), 'utf8')).toBe(`${SERVER}\n`);
});

const SLOW_END = `import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
process.on('SIGTERM', () => setTimeout(() => { writeFileSync('ended', 'yes'); process.exit(); }, 700));
createServer((request, response) => response.end('Up')).listen(process.env.PORT);`;

test('a server has ended, with all that it does at its end, before the next step', async () => {
  await follow(
    '<!-- guide: write server.mjs -->',
    fence('js', SLOW_END),
    '<!-- guide: start http://localhost:3000/ -->',
    fence('sh', 'node server.mjs & wait'),
    '<!-- guide: stop -->',
    '<!-- guide: find ended "yes" -->',
  );
  expect(readFileSync(join(folder, 'ended'), 'utf8')).toBe('yes');
});

test('what is not as the guide says is reported with its line', async () => {
  await expect(follow('<!-- guide: run -->', fence('sh', 'echo Why; exit 3'))).rejects.toThrow(
    /^Line 2, under "A guide": The commands end with 3:\necho Why; exit 3\nWhy/,
  );
  await expect(follow('<!-- guide: fail -->', fence('sh', 'true'))).rejects.toThrow('they should fail');
  await expect(
    follow('<!-- guide: write a.txt -->', fence('txt', 'Text'), '<!-- guide: find a.txt "Other" -->'),
  ).rejects.toThrow('a.txt does not contain "Other".');
  await expect(
    follow('<!-- guide: start http://localhost:3000/ -->', fence('sh', 'echo Ended')),
  ).rejects.toThrow(/does not respond after:\necho Ended\nEnded/);
});
