/** Converts the body of a Ghost post: from what its editor wrote, or from what Ghost rendered of it. */
import { textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { convertHtml, htmlToText } from '../html/convertHtml.ts';
import type { HtmlContext } from '../html/HtmlContext.ts';
import type { SourceOptions } from '../SourceFormat.ts';
import { cardElements } from './cards.ts';
import type { GhostContext } from './cards.ts';
import { lexicalBody } from './lexicalBody.ts';
import { mobiledocBody } from './mobiledocBody.ts';

/** The placeholder that exports contain instead of the URL of the site. */
const PLACEHOLDER = /__GHOST_URL__/g;

export const withPlaceholder = (text: string, origin: string | undefined): string =>
  text.replace(PLACEHOLDER, () => (origin ?? '').replace(/\/$/, ''));

interface Source {
  readonly elements: readonly JsonObject[];
  readonly notes: readonly string[];
  /** Whether all of it is understood. */
  readonly isUnderstood: boolean;
}

/** Converts the source of a post, in the format of its editor; undefined when there is none or it cannot be parsed. */
function readSource(read: (name: string) => string | undefined, context: HtmlContext): Source | undefined {
  const [lexical, mobiledoc] = [read('lexical'), read('mobiledoc')];
  if (lexical === undefined && mobiledoc === undefined) return undefined;
  const notes: string[] = [];
  let isUnderstood = true;
  const own: GhostContext = {
    ...context,
    onLost: (reason) => void notes.push(reason),
    onUnknown: () => void (isUnderstood = false),
  };
  try {
    const elements = lexical === undefined ? mobiledocBody(mobiledoc ?? '', own) : lexicalBody(lexical, own);
    return { elements, notes, isUnderstood };
  } catch {
    context.onLost('the body could not be read as its editor wrote it, and was read from its HTML');
    return undefined;
  }
}

/** Converts a post of which there is Markdown alone. */
function readMarkdown(markdown: string | undefined, context: HtmlContext): readonly JsonObject[] {
  if (markdown === undefined) return [];
  const own: GhostContext = { ...context, onUnknown: () => undefined };
  return cardElements({ name: 'markdown', data: { markdown } }, own) ?? [];
}

/** What of Markdown is no text for readers: tags and the addresses of links and pictures. */
const MARKUP = /<[^<>]*>|\]\([^()\s]*(?:\s[^()]*)?\)/g;

/** Counts the characters for readers of all texts in some elements. */
const sizeOf = (elements: readonly JsonObject[]): number =>
  elements.reduce(
    (sum, element) =>
      sum +
      htmlToText(textAt(element, 'content') ?? '')
        .replaceAll(MARKUP, '')
        .trim().length,
    0,
  );

/** Converts the body of a post: its source, or what Ghost rendered of it where the source is not understood. */
export function toBody(
  post: JsonObject,
  context: HtmlContext,
  { origin }: Pick<SourceOptions, 'origin'>,
): readonly JsonObject[] {
  const read = (name: string): string | undefined => {
    const text = textAt(post, name);
    return text === undefined ? undefined : withPlaceholder(text, origin);
  };
  const source = readSource(read, context);
  const html = read('html') ?? '';
  if (source === undefined && html.trim() === '') return readMarkdown(read('markdown'), context);
  if (source === undefined) return convertHtml(html, context);
  // A shorter text was rendered of something else, or was cut.
  const isRendered = !source.isUnderstood && htmlToText(html).length >= sizeOf(source.elements) / 2;
  if (isRendered && html.trim() !== '') return convertHtml(html, context);
  for (const note of source.notes) context.onLost(note);
  return source.elements;
}
