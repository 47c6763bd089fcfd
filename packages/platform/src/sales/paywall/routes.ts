import type { Hono } from 'hono';
import { paywallRulesCall } from '@broadsheet/sdk-sales/contract';
import { isJsonObject, listAt, omit } from '../../content/json/Json.ts';
import type { JsonObject } from '../../content/json/Json.ts';
import { listAllDocuments } from '../documents/documentStore.ts';
import type { DocumentScope } from '../documents/documentStore.ts';
import { cachePublicly } from '../http/cachePublicly.ts';
import type { SalesEnv } from '../http/SalesEnv.ts';
import type { SalesContext } from '../SalesContext.ts';

/** All rules of the site in the order in which they are tried: by the id of their document, then as they stand in it. */
export async function listPaywallRules(scope: DocumentScope): Promise<readonly JsonObject[]> {
  const documents = await listAllDocuments(scope, 'paywall-rules');
  const rules = documents.flatMap((document) => listAt(document, 'rules').filter(isJsonObject));
  // How many stories a reader has read is filled in where a rule is tried.
  return rules.map((rule) => omit(rule, 'rc'));
}

/** The rules by which stories are locked; they say nothing about any reader. */
export function addPaywallRoutes(app: Hono<SalesEnv>, { database, site }: SalesContext): void {
  app.get(paywallRulesCall.path, async (call) => {
    const rules = await listPaywallRules({ queries: database, site });
    cachePublicly(call);
    return call.json(rules);
  });
}
