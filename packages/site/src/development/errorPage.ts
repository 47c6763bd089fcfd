/**
 * The page that a developer sees when the requested page failed: the error, its place in the source, and how to continue.
 * It has a light and a dark theme, and reloads when a file is saved.
 */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { getErrorMessage, isRecord } from '@broadsheet/client-core';
import { RELOAD_SCRIPT } from './withReload.ts';

/** The number of lines shown before and after the one that failed. */
const AROUND = 3;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Place {
  /** Absolute path. */
  readonly file: string;
  readonly line: number;
}

/** Returns an error's message without terminal colours and the error count that compilers put first. */
export const toPlainMessage = (error: unknown): string =>
  stripVTControlCharacters(getErrorMessage(error))
    .replace(/^Transform failed with \d+ errors?:\s*/, '')
    .trim();

/** Returns the place of a syntax error that the compiler reports, if any. */
function placeOfSyntax(error: unknown): Place | undefined {
  if (!isRecord(error) || !isRecord(error['loc'])) return undefined;
  const { file = error['id'], line } = error['loc'];
  return typeof file === 'string' && typeof line === 'number' ? { file, line } : undefined;
}

/** Returns the place in the first stack line that is in our own code. */
function placeOfCall(stack: string): Place | undefined {
  for (const entry of stack.split('\n')) {
    const found = /\(?(?<file>\/[^()\s]+?):(?<line>\d+):\d+\)?$/.exec(entry.trim())?.groups;
    if (found === undefined || /\/node_modules\//.test(found['file'] ?? '')) continue;
    return { file: (found['file'] ?? '').replace(/\?.*$/, ''), line: Number(found['line']) };
  }
  return undefined;
}

function excerpt({ file, line }: Place): string {
  let lines: readonly string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    // The file was moved in the meantime; the page omits the excerpt.
    return '';
  }
  const first = Math.max(0, line - 1 - AROUND);
  const shown = lines.slice(first, line + AROUND).map((text, index) => {
    const number = first + index + 1;
    const row = `${String(number).padStart(4)}  ${escape(text)}`;
    return number === line ? `<mark>${row}</mark>` : row;
  });
  return `<pre>${shown.join('\n')}</pre>`;
}

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-inline-size: 60rem; margin: 3rem auto; padding: 0 1rem; }
  h1 { font-size: 1.5rem; line-height: 1.3; overflow-wrap: anywhere; }
  pre { overflow: auto; padding: 1rem; font: 0.875rem/1.6 ui-monospace, monospace;
    background: light-dark(#f3f3f0, #24262a); border-radius: 0.25rem; }
  mark { background: light-dark(#ffd9d4, #6b2420); color: inherit; }
  summary { cursor: pointer; }`;

/** Renders the page as HTML. @param options `home` is the folder of the repository; paths are shown relative to it */
export function errorPage(error: unknown, { home }: { readonly home: string }): string {
  const [message = '', ...excerptLines] = toPlainMessage(error).split('\n');
  const stack = error instanceof Error ? stripVTControlCharacters(error.stack ?? '') : '';
  const place = placeOfSyntax(error) ?? placeOfCall(stack);
  const short = (path: string) => path.replaceAll(`${home}/`, '');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The page could not be made</title>
<style>${STYLE}</style>
${RELOAD_SCRIPT}
</head>
<body>
<main>
<p>The page could not be made.</p>
<h1>${escape(short(message))}</h1>
${excerptLines.length === 0 ? '' : `<pre>${escape(excerptLines.join('\n'))}</pre>`}
${place === undefined ? '' : `<p>In <code>${escape(short(place.file))}</code>, line ${place.line}:</p>${excerpt(place)}`}
<p>Put it right and save: this page loads anew by itself.</p>
<details><summary>How the program came here</summary><pre>${escape(short(stack))}</pre></details>
</main>
</body>
</html>
`;
}
