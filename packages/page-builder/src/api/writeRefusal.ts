import { record, text } from '@broadsheet/sdk-content';
import { parseSays, writeSiteText } from '../language/useSiteText.ts';
import type { Language, SiteText } from '../language/useSiteText.ts';
import { phrases } from './phrases.ts';

/** Returns a text of the page builder itself about a call. */
export const writeOwn = (key: keyof typeof phrases): SiteText => ({ english: phrases[key], phrase: key });

/** Reads the message of a refused call, with the roles that it names in the editor's language. */
function readRefusal(body: unknown, language: Language): SiteText {
  const { message, says } = record({ message: text, says: parseSays })(body) ?? {};
  if (message === undefined) return writeOwn('api.silent');
  const values = Object.entries(says?.values ?? {}).map(([name, value]) => [
    name,
    (name === 'needed' || name === 'role' ? language.phrases[`role.${value}`] : undefined) ?? value,
  ]);
  return { english: message, phrase: says?.key, values: Object.fromEntries(values) };
}

/** Returns the message of a refused call in the editor's language. @param body the parsed response */
export const writeRefusal = (body: unknown, language: Language): string =>
  writeSiteText(readRefusal(body, language), language);
