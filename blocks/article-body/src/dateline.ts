import { plainText } from '@broadsheet/sdk-content';

/** Whether a paragraph opens with the place and a dash already, in whatever case it is set. */
export function hasDateline(html: string, location: string): boolean {
  const [start, rest] = [location, plainText(html) ?? ''].map((text) => text.trim().toLocaleLowerCase('en'));
  return start !== undefined && rest?.startsWith(start) === true && /^\s*—/.test(rest.slice(start.length));
}
