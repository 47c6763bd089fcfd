import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readGuide } from './readGuide.mjs';

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));

const GUIDE = `# First steps

<!-- guide: in own-site/my-paper -->
<!-- guide: run -->

\`\`\`sh
npm install
npm test
\`\`\`

## A theme

<!-- guide: write theme.ts -->

\`\`\`ts
export {};
\`\`\`

\`\`\`ts
a();
\`\`\`

<!-- guide: not run: it needs a mail server -->

\`\`\`sh
npm run mails
\`\`\`

<!-- guide: start http://localhost:3000/ -->

\`\`\`sh
npm start
\`\`\`

<!-- guide: see http://localhost:3000/ "A "quoted" title" -->
<!-- guide: find dist "text" -->
<!-- guide: stop -->
`;

test('a guide is what its marks say, step by step', () => {
  const first = { heading: 'First steps' };
  const theme = { heading: 'A theme' };
  expect(readGuide(GUIDE)).toEqual({
    place: 'own-site/my-paper',
    steps: [
      { ...first, line: 4, kind: 'run', code: 'npm install\nnpm test' },
      { ...theme, line: 13, kind: 'write', file: 'theme.ts', code: 'export {};\n' },
      { ...theme, line: 29, kind: 'start', address: 'http://localhost:3000/', code: 'npm start' },
      { ...theme, line: 35, kind: 'see', address: 'http://localhost:3000/', text: 'A "quoted" title' },
      { ...theme, line: 36, kind: 'find', file: 'dist', text: 'text' },
      { ...theme, line: 37, kind: 'stop' },
    ],
  });
});

test('a document without marks is no guide', () => {
  expect(readGuide('# Glossary\n\n```sh\nnpm start\n```\n')).toBe(undefined);
});

test.each([
  ['<!-- guide: stop -->\n\n```sh\nnpm start\n```\n', 'Line 3: these commands have no mark'],
  ['<!-- guide: run -->\n\nA text.\n', 'Line 1: "guide: run" has no code block after it.'],
  ['<!-- guide: run -->\n', 'Line 1: "guide: run" has no code block after it.'],
  ['<!-- guide: jump -->\n\n```sh\nnpm start\n```\n', 'Line 1: "guide: jump" is not understood.'],
  ['<!-- guide: not run: -->\n\n```sh\nnpm start\n```\n', 'Line 1: "guide: not run:" is not understood.'],
])('%j is refused with its line', (text, message) => {
  expect(() => readGuide(text)).toThrow(message);
});

test('every guide of the documentation can be read, and these are guides', () => {
  const guides = readdirSync(docs)
    .filter((name) => name.endsWith('.md'))
    .filter((name) => (readGuide(readFileSync(`${docs}${name}`, 'utf8'))?.steps.length ?? 0) > 0);
  expect(guides).toEqual([
    'backups.md',
    'bringing-a-newspaper-over.md',
    'own-site.md',
    'own-words.md',
    'page-documents.md',
  ]);
});
