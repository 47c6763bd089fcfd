/**
 * Applies a policy to HTML.
 *
 * The output is serialised as browsers do (`<br>`, `&amp; &lt; &gt; &nbsp;`), is balanced, and does not change when the
 * policy is applied again. Removing an element can make two other elements nest that must not; only a stable result is
 * sure to be parsed by browsers as it is written.
 */
import sanitizeHtml from 'sanitize-html';
import type { Attributes, Policy } from './Policy.ts';

const MAX_DEPTH = 60;
const MAX_PASSES = 8;
// Far above the depth that browsers allow; without a limit, HTML full of opening tags would keep the server busy.
const MAX_OPEN_TAGS = 1000;
const TAKEN_OUT = 'taken-out';
/** Each tag and each reference costs microseconds: a page has some thousands, and this many are read within a second. */
const MAX_PIECES = 200_000;

/**
 * The elements that are removed with their content, because it is not text for readers, or is not parsed by HTML's rules.
 */
const DROPPED_WITH_CONTENT = [
  'script',
  'style',
  'textarea',
  'option',
  'select',
  'xmp',
  'noscript',
  'noembed',
  'noframes',
  'plaintext',
  'title',
  'template',
  'svg',
  'math',
  'object',
  'applet',
  'iframe',
  'frameset',
];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeAttribute(value: string): string {
  return value.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
}

function writeText(escaped: string): string {
  return escaped.replaceAll('\u00a0', '&nbsp;');
}

function passAttributes(tag: string, attributes: Attributes, policy: Policy): Attributes | undefined {
  const rule = policy.elements.get(tag);
  if (rule === undefined) return undefined;
  const passed: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    const own = Object.hasOwn(rule.attributes, name) ? rule.attributes[name] : undefined;
    const shared = Object.hasOwn(policy.everywhere, name) ? policy.everywhere[name] : undefined;
    const kept = (own ?? shared)?.(value);
    if (kept !== undefined) passed[name] = kept;
  }
  return rule.finish === undefined ? passed : rule.finish(passed);
}

class NestedTooDeep extends Error {}

function hasTooManyPieces(html: string): boolean {
  const pieces = /[<&]/g;
  let count = 0;
  while (count <= MAX_PIECES && pieces.test(html)) count += 1;
  return count > MAX_PIECES;
}

function createTagCounter(): Pick<sanitizeHtml.IOptions, 'onOpenTag' | 'onCloseTag'> {
  let open = 0;
  return {
    onOpenTag: () => {
      open += 1;
      if (open > MAX_OPEN_TAGS) throw new NestedTooDeep(`HTML with more than ${MAX_OPEN_TAGS} open tags.`);
    },
    onCloseTag: () => {
      open -= 1;
    },
  };
}

function onePass(html: string, policy: Policy): string {
  const instead: string[] = [];
  const transform: sanitizeHtml.Transformer = (tag, attributes) => {
    if (tag === 'iframe' && policy.frame !== undefined) {
      instead.push(policy.frame(attributes));
      return { tagName: tag, attribs: { 'data-frame': String(instead.length - 1) } };
    }
    const passed = passAttributes(tag, attributes, policy);
    // A removed tag keeps its name if it is in `DROPPED_WITH_CONTENT`, so that its content is removed as well.
    const gone = policy.elements.has(tag) ? TAKEN_OUT : tag;
    return passed === undefined ? { tagName: gone, attribs: {} } : { tagName: tag, attribs: { ...passed } };
  };
  const clean = sanitizeHtml(html, {
    ...createTagCounter(),
    allowedTags: [...policy.elements.keys(), ...(policy.frame === undefined ? [] : ['iframe'])],
    allowedAttributes: false,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    nestingLimit: MAX_DEPTH,
    nonTextTags: DROPPED_WITH_CONTENT,
    parseStyleAttributes: false,
    selfClosing: ['br', 'col', 'hr', 'img', 'source', 'track', 'wbr'],
    textFilter: (text, tag) => (tag === 'iframe' ? '' : writeText(text)),
    transformTags: { '*': transform },
  });
  return clean
    .replaceAll(' />', '>')
    .replace(/<iframe data-frame="(\d+)"><\/iframe>/g, (_match, index) => instead[Number(index)] ?? '');
}

function textOnly(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: DROPPED_WITH_CONTENT,
    textFilter: writeText,
  });
}

function untilStable(source: string, policy: Policy): string {
  let clean = onePass(source, policy);
  for (let pass = 1; pass < MAX_PASSES; pass += 1) {
    const again = onePass(clean, policy);
    if (again === clean) return clean;
    clean = again;
  }
  return textOnly(clean);
}

/**
 * Returns HTML with only the elements and attributes of the policy, for any input. Applying the same policy again changes
 * nothing. Text without markup is returned unchanged; for HTML with more than a thousand open tags, or with more than 200,000
 * tags and references, the result is empty.
 */
export function applyPolicy(html: string, policy: Policy): string {
  const source = html.replaceAll('\0', '');
  if (!/[<>]|&[#a-z]/i.test(source)) return source;
  if (hasTooManyPieces(source)) return '';
  try {
    const clean = untilStable(source, policy);
    // Escaping writes references: what is as long as allowed may not be read again when it is longer afterwards.
    return hasTooManyPieces(clean) ? '' : clean;
  } catch (error) {
    if (error instanceof NestedTooDeep) return '';
    throw error;
  }
}
