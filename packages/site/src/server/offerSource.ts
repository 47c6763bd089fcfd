/** What the site itself sells, for offers whose plans the server writes. */
import { isRecord } from '@broadsheet/client-core';
import { sanitiseInline } from '@broadsheet/sanitiser';
import { defineSource } from '@broadsheet/sdk-content/server';

const PATH = '/retail/public/v1/offer/live';

/** Members that are shown as HTML; all others, codes among them, stay as they are. */
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
 * The offer of a campaign as the retail half of the platform answers it, with clean texts. Prices must not outlive what they
 * are of, and an answer that is old is given once more before it is asked for anew: so the minute of the question belongs to it.
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
