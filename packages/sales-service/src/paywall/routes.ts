import type { Hono } from 'hono';
import { listSpellings } from '@broadsheet/content-service';
import { paywallRulesCall } from '@broadsheet/sdk-sales/contract';
import { isJsonObject, listAt, objectAt, omit } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import type { ServiceEnv } from '@broadsheet/service-kit/http';
import { listAllDocuments } from '../documents/documentStore.ts';
import type { DocumentScope } from '../documents/documentStore.ts';
import { cachePublicly } from '../http/cachePublicly.ts';
import type { SalesContext } from '../SalesContext.ts';

/**
 * Adds the other spellings of the sections that a rule is about: a story names its section as its source wrote it, and everyone
 * who tries rules, in browsers too, compares texts.
 */
function withSpellings(rule: JsonObject): JsonObject {
  const conditions = objectAt(rule, 'conditions');
  const section = objectAt(conditions, 'section');
  const values = listAt(section, 'values');
  if (values.length === 0) return rule;
  const spellings = values.flatMap((value): readonly Json[] =>
    typeof value === 'string' ? listSpellings(value) : [value],
  );
  return { ...rule, conditions: { ...conditions, section: { ...section, values: [...new Set(spellings)] } } };
}

/**
 * Lists all rules of the site in the order in which they are tried: by the id of their document, then in its order. A rule for
 * sections names them in every spelling.
 */
export async function listPaywallRules(scope: DocumentScope): Promise<readonly JsonObject[]> {
  const documents = await listAllDocuments(scope, 'paywall-rules');
  const rules = documents.flatMap((document) => listAt(document, 'rules').filter(isJsonObject));
  // `rc`, the number of stories that a reader has read, is filled in when a rule is tried.
  return rules.map((rule) => withSpellings(omit(rule, 'rc')));
}

/** Adds the call that returns the rules of the paywall, which contain no data about readers. */
export function addPaywallRoutes(app: Hono<ServiceEnv>, { database, site }: SalesContext): void {
  app.get(paywallRulesCall.path, async (call) => {
    const rules = await listPaywallRules({ queries: database, site });
    cachePublicly(call);
    return call.json(rules);
  });
}
