import type { ListedRule } from '@broadsheet/platform';
import { performCommand } from '../../control/performCommand.ts';
import type { CommandLine } from '../CommandLine.ts';
import { listRedirects } from './listRedirects.ts';
import { testRedirect } from './testRedirect.ts';
import type { Destination } from './testRedirect.ts';

function describeRule({ list, rule }: ListedRule): string {
  const what = rule.kind === 'gone' ? 'is gone (410)' : `→ ${rule.to} (${rule.status})`;
  return `${rule.from} ${what}  [${list}]`;
}

function describeDestination(url: string, destination: Destination): string {
  switch (destination.kind) {
    case 'gone':
      return `${url} is gone: readers get status 410.`;
    case 'other-site':
      return `${url} is on another site.`;
    case 'circle':
      return `${url} was passed before: the redirects go in a circle. Take one of them out.`;
    case 'document':
      return `${url} shows the ${destination.type} "${destination.title}".`;
    case 'no-document':
      return `${url} is not redirected, and no document is there; a page or a section may be.`;
  }
}

const surroundings = (line: CommandLine) => ({
  config: line.readConfig(),
  onProgress: () => undefined,
  onError: line.print,
});

/** Lists every rule of the site. @returns the exit code */
export async function redirectsCommand(line: CommandLine): Promise<0> {
  const request = { command: 'redirects' } as const;
  const { rules } = await performCommand(listRedirects, { request, ...surroundings(line) });
  for (const rule of rules) line.print(describeRule(rule));
  line.print(`${rules.length} ${rules.length === 1 ? 'rule' : 'rules'}.`);
  return 0;
}

/** Prints where a path leads. @returns the exit code: 1 for a loop and for a text that is not a path */
export async function testRedirectCommand(path: string, line: CommandLine): Promise<0 | 1> {
  if (!path.startsWith('/')) {
    line.print(
      `"${path}" is no path of the site. It starts with a slash: npx broadsheet redirects test /old/path/`,
    );
    return 1;
  }
  const request = { command: 'redirects test', path } as const;
  const { steps, url, destination } = await performCommand(testRedirect, { request, ...surroundings(line) });
  for (const { from, to, status, by } of steps) line.print(`${from} → ${to} (${status})  [${by}]`);
  line.print(describeDestination(url, destination));
  return destination.kind === 'circle' ? 1 : 0;
}
