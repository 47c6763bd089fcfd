import { embedOrigins } from '@broadsheet/sanitiser';
import type { EmbedOptions } from '@broadsheet/sanitiser';

const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i;

/** Returns the sites whose embeds may open as frames in a page: known providers' and those that the site names. */
export function frameOrigins({ hosts = [], blocked = [] }: EmbedOptions = {}): readonly string[] {
  const own = hosts.filter((host) => HOST.test(host) && !blocked.includes(host));
  return [...embedOrigins(blocked), ...own.map((host) => `https://${host}`)];
}
