import type { FieldValues, Host } from '@broadsheet/block-kit';
import { parseFeed } from '@broadsheet/sdk-content';
import { dealStories, SIZES } from './dealStories.ts';
import type { fields } from './fields.ts';
import { listRequest } from './listRequest.ts';

type Values = FieldValues<typeof fields>;

/**
 * The ids of the stories that lists show which stand further up on the page, each of which may itself leave out what
 * those before it show. A list whose answer is not there shows nothing.
 *
 * @param preceding their fields, in document order
 */
export function shownBefore(
  preceding: readonly Values[],
  host: Pick<Host, 'site' | 'tokenVersion' | 'content'>,
): ReadonlySet<string> {
  const shown = new Set<string>();
  for (const values of preceding) {
    const request = listRequest(values, host);
    const entry = request === undefined ? undefined : host.content.peek(request);
    if (entry?.status !== 'ready') continue;
    const dealt = dealStories(parseFeed(entry.data)?.content_elements ?? [], {
      site: host.site.id,
      offset: values.offsetOverride,
      counts: values,
      exclude: values.leaveOutShown ? new Set(shown) : undefined,
    });
    for (const size of SIZES) for (const { _id } of dealt[size]) if (_id !== undefined) shown.add(_id);
  }
  return shown;
}
