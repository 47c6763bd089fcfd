import type { Hono } from 'hono';
import { paywallRulesCall } from '@broadsheet/sdk-sales/contract';
import { isJsonObject, listAt, omit } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { ServiceEnv } from '@broadsheet/service-kit/http';
import { listAllDocuments } from '../documents/documentStore.ts';
import type { DocumentScope } from '../documents/documentStore.ts';
import { cachePublicly } from '../http/cachePublicly.ts';
import type { SalesContext } from '../SalesContext.ts';

/** Lists all rules of the site in the order in which they are tried: by the id of their document, then in its order. */
export async function listPaywallRules(scope: DocumentScope): Promise<readonly JsonObject[]> {
  const documents = await listAllDocuments(scope, 'paywall-rules');
  const rules = documents.flatMap((document) => listAt(document, 'rules').filter(isJsonObject));
  // `rc`, the number of stories that a reader has read, is filled in when a rule is tried.
  return rules.map((rule) => omit(rule, 'rc'));
}

/** Adds the call that returns the rules of the paywall, which contain no data about readers. */
export function addPaywallRoutes(app: Hono<ServiceEnv>, { database, site }: SalesContext): void {
  app.get(paywallRulesCall.path, async (call) => {
    const rules = await listPaywallRules({ queries: database, site });
    cachePublicly(call);
    return call.json(rules);
  });
}
