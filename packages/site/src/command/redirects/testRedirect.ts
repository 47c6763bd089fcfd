/**
 * Finds where a path of the site leads: first through the lists of redirects, then through the document at that path, which
 * may have a redirect of its own.
 */
import { listRules, toPathKey } from '@broadsheet/platform';
import type { Platform, RedirectRule } from '@broadsheet/platform';
import { isRecord, list } from '@broadsheet/client-core';
import { siteCommand } from '../../control/siteCommand.ts';

export interface TestRequest {
  readonly command: 'redirects test';
  readonly path: string;
}

export interface Step {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
  /** The origin of the redirect: the id of a list, or the document at the path. */
  readonly by: string;
}

export type Destination =
  | { readonly kind: 'gone' }
  | { readonly kind: 'other-site' }
  | { readonly kind: 'circle' }
  /** A document is at the path; `title` is its headline. */
  | { readonly kind: 'document'; readonly type: string; readonly title: string }
  /** Neither a redirect nor a document; a page document or a section may still be there. */
  | { readonly kind: 'no-document' };

export interface TestResult {
  readonly steps: readonly Step[];
  /** The target of the last step, or the path itself. */
  readonly url: string;
  readonly destination: Destination;
}

type Rules = ReadonlyMap<string, { readonly list: string; readonly rule: RedirectRule }>;

function isTestRequest(value: unknown): value is TestRequest {
  return isRecord(value) && value['command'] === 'redirects test' && typeof value['path'] === 'string';
}

function isTestResult(value: unknown): value is TestResult {
  return isRecord(value) && Array.isArray(value['steps']) && isRecord(value['destination']);
}

async function readDocument(
  platform: Platform,
  path: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const query = new URLSearchParams({ website_url: path, website: platform.content.site });
  const response = await platform.fetch(new Request(`http://platform.internal/content/v4/?${query}`));
  const body: unknown = response.ok ? await response.json() : undefined;
  return isRecord(body) ? body : undefined;
}

function redirectUrl(value: unknown): string | undefined {
  return isRecord(value) && typeof value['redirect_url'] === 'string' ? value['redirect_url'] : undefined;
}

function documentTarget(document: Readonly<Record<string, unknown>>): string | undefined {
  const related = document['related_content'];
  const [first] = isRecord(related) ? (list(redirectUrl)(related['redirect']) ?? []) : [];
  return redirectUrl(document) ?? first;
}

function describe(document: Readonly<Record<string, unknown>>): Destination {
  const { type, headlines } = document;
  const title = isRecord(headlines) ? headlines['basic'] : undefined;
  return { kind: 'document', type: String(type), title: typeof title === 'string' ? title : '' };
}

/** Returns the next step from a path, or the destination if there is none. */
async function lookAt(path: string, rules: Rules, platform: Platform): Promise<Step | Destination> {
  const found = rules.get(toPathKey(path));
  if (found?.rule.kind === 'gone') return { kind: 'gone' };
  if (found?.rule.kind === 'moved') {
    return { from: path, to: found.rule.to, status: found.rule.status, by: found.list };
  }
  const document = await readDocument(platform, path);
  if (document === undefined) return { kind: 'no-document' };
  const target = documentTarget(document);
  return target === undefined
    ? describe(document)
    : { from: path, to: target, status: 302, by: 'the document' };
}

async function follow(path: string, platform: Platform): Promise<TestResult> {
  const { content } = platform;
  const listed = (await content.listRedirects(content.site)).flatMap(listRules);
  // If two rules have the same path, the first one counts.
  const rules: Rules = new Map(listed.toReversed().map((each) => [toPathKey(each.rule.from), each]));
  const steps: Step[] = [];
  const seen = new Set<string>();
  for (let url = path; ;) {
    if (!url.startsWith('/')) return { steps, url, destination: { kind: 'other-site' } };
    if (seen.has(toPathKey(url))) return { steps, url, destination: { kind: 'circle' } };
    seen.add(toPathKey(url));
    const found = await lookAt(url, rules, platform);
    if ('kind' in found) return { steps, url, destination: found };
    steps.push(found);
    url = found.to;
  }
}

/** Follows the redirects of a path as the site would. */
export const testRedirect = siteCommand<TestRequest, TestResult>({
  writes: false,
  isRequest: isTestRequest,
  isResult: isTestResult,
  run: ({ path }, { platform }) => follow(path, platform),
});
