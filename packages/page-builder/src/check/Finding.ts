import { list, oneOf, record, text } from '@broadsheet/sdk-content';
import type { Parser } from '@broadsheet/sdk-content';
import type { PageDocument } from '@broadsheet/page-document';
import type { EditorClient } from '../api/EditorClient.ts';

/** Gravest first: `stops` the publication, `warns` that readers lose something, `tells` what is worth knowing. */
export const SEVERITIES = ['stops', 'warns', 'tells'] as const;

export type Severity = (typeof SEVERITIES)[number];

/** What the site found on a page before it is published, as the site says it. */
export interface Finding {
  /** Name of the rule, e.g. `image-alt`. */
  readonly kind: string;
  readonly severity: Severity;
  /** Absent for what is about the page itself. */
  readonly blockId: string | undefined;
  readonly sentence: string;
  /** What to do about it. */
  readonly hint: string;
}

const parseFinding: Parser<Finding> = (input) => {
  const {
    kind,
    severity,
    blockId,
    sentence,
    hint = '',
  } = record({ kind: text, severity: oneOf(...SEVERITIES), blockId: text, sentence: text, hint: text })(
    input,
  ) ?? {};
  if (kind === undefined || severity === undefined || sentence === undefined) return undefined;
  return { kind, severity, blockId, sentence, hint };
};

const parseFindings: Parser<readonly Finding[]> = (input) =>
  record({ findings: list(parseFinding) })(input)?.findings;

/** Asks the site what is wrong with a page. @param page as it is on the screen, saved or not */
export const findProblems = (
  client: EditorClient,
  { page, path }: { readonly page: PageDocument; readonly path: string },
): Promise<readonly Finding[]> =>
  client.send('POST', '/check', { body: { document: page, path }, parse: parseFindings });
