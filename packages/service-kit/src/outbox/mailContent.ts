import { compact, objectAt, textAt } from '../json/Json.ts';
import type { Json } from '../json/Json.ts';
import type { Mail } from '../mail/Mail.ts';

/** Returns a mail as JSON for storage. */
export const toMailContent = ({ to, subject, text, html, headers }: Mail): Json =>
  compact({ to, subject, text, html, headers: headers && { ...headers } });

/** Parses a stored mail; undefined when it is none. */
export function parseMailContent(content: Json): Mail | undefined {
  const [to, subject, text, html] = ['to', 'subject', 'text', 'html'].map((name) => textAt(content, name));
  if (to === undefined || subject === undefined || text === undefined || html === undefined) return undefined;
  const headers = Object.entries(objectAt(content, 'headers') ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { to, subject, text, html, headers: Object.fromEntries(headers) };
}
