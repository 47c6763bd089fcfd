/** The files of `deploy/`: that they can be read, and name settings, metrics and paths that exist. */
import { readdirSync, readFileSync } from 'node:fs';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { createSiteMetrics } from '../../packages/site/src/metrics/createSiteMetrics.ts';
import { VARIABLES } from '../../packages/site/src/publisher/variables.ts';

const folder = new URL('../../deploy/', import.meta.url);
const FILES = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(new URL(name, folder), 'utf8'),
}));

/** Names in capitals that are no settings of the site. */
const OTHERS = new Set([
  'NODE_ENV',
  'MALLOC_ARENA_MAX',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'MINIO_ROOT_USER',
  'MINIO_ROOT_PASSWORD',
  'AF_INET',
  'AF_INET6',
  'AF_UNIX',
]);

test('every variable is a setting of the site', () => {
  const known = new Set([...VARIABLES.map(({ name }) => name), ...OTHERS]);
  const named = FILES.flatMap(({ name, text }) =>
    [...text.matchAll(/\b[A-Z][A-Z\d]*_[A-Z\d_]+\b/g)].map(([variable]) => `${name} ${variable}`),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((each) => !known.has(each.split(' ')[1] ?? ''))).toEqual([]);
});

test('every metric is one of the site', () => {
  const metrics = createSiteMetrics({ connections: 1 });
  const known = new Set([...metrics.print().matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  metrics.stop();
  const named = FILES.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:broadsheet|process|nodejs)_[a-z\d_]+\b/g)].map(([name]) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test.each(FILES.filter(({ name }) => /\.(yaml|json)$/.test(name)))(
  '$name can be read',
  async ({ name, text }) => {
    expect(await format(text, { filepath: name })).not.toBe('');
  },
);

test('every script of npm is one of the workspace', () => {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const scripts = FILES.flatMap(({ text }) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name),
  );
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((name) => !manifest.includes(`"${name}": "`))).toEqual([]);
});

test('the image and the service start what npm start starts', () => {
  const started = /'(packages\/site\/dist\/[\w/.]+)', 'start'/.exec(
    readFileSync(new URL('../start.mjs', import.meta.url), 'utf8'),
  )?.[1];
  const naming = FILES.filter(({ text }) => started !== undefined && text.includes(started));
  expect(naming.map(({ name }) => name)).toEqual(['Dockerfile', 'broadsheet.service']);
});
