/** The content source of the site's own offers, for pages whose plans the server renders. */
import { isRecord } from '@broadsheet/client-core';
import { sanitiseInline } from '@broadsheet/sanitiser';
import { defineSource } from '@broadsheet/sdk-content/server';

const PATH = '/retail/public/v1/offer/live';

/** The members that are shown as HTML; all others, including codes, stay as they are. */
const HTML_MEMBERS: ReadonlySet<string> = new Set([
  'pageTitle',
  'pageSubTitle',
  'name',
  'description',
  'summary',
  'value',
  'featureText',
]);

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      typeof member === 'string' && HTML_MEMBERS.has(name) ? sanitiseInline(member) : clean(member),
    ]),
  );
}

/**
 * The offer of a campaign from the platform's retail service, with sanitised texts. Prices must not be shown after they
 * expire, and a stale answer is returned once more while it is refreshed; so the key of the request includes the minute.
 */
export const offerSource = defineSource({
  name: 'offer',
  params: [
    { name: 'campaign', kind: 'text', required: true },
    { name: 'minute', kind: 'text', default: '' },
  ],
  audience: 'server',
  signed: false,
  fetch: async ({ get }, { campaign }) => clean(await get(`${PATH}/${encodeURIComponent(campaign)}`, {})),
});
