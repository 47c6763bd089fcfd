import { plainText } from '@broadsheet/sdk-content';

/** Returns whether a paragraph already begins with the place and a dash, in upper or lower case. */
export function hasDateline(html: string, location: string): boolean {
  const [start, rest] = [location, plainText(html) ?? ''].map((text) => text.trim().toLocaleLowerCase('en'));
  return start !== undefined && rest?.startsWith(start) === true && /^\s*—/.test(rest.slice(start.length));
}
