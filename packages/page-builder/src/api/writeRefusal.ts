import { list, record, text } from '@broadsheet/client-core';
import { parseSays, toSiteText, writeSiteText } from '../language/useSiteText.ts';
import type { Language, SiteText } from '../language/useSiteText.ts';
import { phrases } from './phrases.ts';

/** Returns a text of the page builder itself about a call. */
export const writeOwn = (key: keyof typeof phrases): SiteText => ({ english: phrases[key], phrase: key });

const parseRefusal = record({
  message: text,
  says: parseSays,
  problems: list(record({ reason: text, says: parseSays })),
});

/** Reads the message of a refused call, with the roles and the problem that it names in the editor's language. */
function readRefusal(body: unknown, language: Language): SiteText {
  const { message, says, problems: [first] = [] } = parseRefusal(body) ?? {};
  if (message === undefined) return writeOwn('api.silent');
  const values = Object.entries(says?.values ?? {}).map(([name, value]) => {
    if (name === 'reason' && first !== undefined)
      return [name, writeSiteText(toSiteText(first.reason ?? String(value), first.says), language)];
    const isRole = name === 'needed' || name === 'role';
    return [name, (isRole ? language.phrases[`role.${value}`] : undefined) ?? value];
  });
  return { english: message, phrase: says?.key, values: Object.fromEntries(values) };
}

/** Returns the message of a refused call in the editor's language. @param body the parsed response */
export const writeRefusal = (body: unknown, language: Language): string =>
  writeSiteText(readRefusal(body, language), language);
