import { dictionary, either, list, number, oneOf, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import type { PageDocument } from '@broadsheet/page-document';
import type { EditorClient } from '../api/EditorClient.ts';
import type { SiteText } from '../language/useSiteText.ts';

/**
 * The severities, the gravest first: `stops` the publication, `warns` that readers lose something, `tells` what is worth
 * knowing.
 */
export const SEVERITIES = ['stops', 'warns', 'tells'] as const;

export type Severity = (typeof SEVERITIES)[number];

/** A finding of the site's check of a page before its publication. */
export interface Finding {
  /** The name of the rule, e.g. `image-alt`. */
  readonly kind: string;
  readonly severity: Severity;
  /** The id of the block; `undefined` for a finding about the page itself. */
  readonly blockId: string | undefined;
  readonly sentence: SiteText;
  /** The advice on how to fix it. */
  readonly hint: SiteText;
  /** The names of the block and the field that both texts mention. */
  readonly about: { readonly block: string | undefined; readonly field: string | undefined };
}

const parseSays = record({ sentence: text, hint: text, values: dictionary(either(text, number)) });

const parseFinding: Parser<Finding> = (input) => {
  const {
    kind,
    severity,
    blockId,
    sentence,
    hint = '',
    says: { values = {}, ...phrases } = {},
  } = record({
    kind: text,
    severity: oneOf(...SEVERITIES),
    blockId: text,
    sentence: text,
    hint: text,
    says: parseSays,
  })(input) ?? {};
  if (kind === undefined || severity === undefined || sentence === undefined) return undefined;
  const { block, field } = values;
  return {
    kind,
    severity,
    blockId,
    sentence: { english: sentence, phrase: phrases.sentence, values },
    hint: { english: hint, phrase: phrases.hint, values },
    about: { block: text(block), field: text(field) },
  };
};

const parseFindings: Parser<readonly Finding[]> = (input) =>
  record({ findings: list(parseFinding) })(input)?.findings;

/** Requests the check of a page. @param page the page as it is on the screen, saved or not */
export const findProblems = (
  client: EditorClient,
  { page, path }: { readonly page: PageDocument; readonly path: string },
): Promise<readonly Finding[]> =>
  client.send('POST', '/check', { body: { document: page, path }, parse: parseFindings });
