/**
 * Runs HTML through a policy.
 *
 * The output is the browser's own way of writing a fragment (`<br>`, `&amp; &lt; &gt; &nbsp;`), balanced, and has
 * passed the policy again unchanged: taking an element out can bring two others together that may not nest, and only a
 * result that holds still is the one a browser will read.
 */
import sanitizeHtml from 'sanitize-html';
import type { Attributes, Policy } from './Policy.ts';

const MAX_DEPTH = 60;
const MAX_PASSES = 8;
// Far above what any browser nests; without an end to it, a page of opening tags would keep the server busy.
const MAX_OPEN_TAGS = 1000;
const TAKEN_OUT = 'taken-out';

/** What these hold is not text for readers, or is read by other rules than HTML's. */
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
    // A tag on the dropped list keeps its name, for that is how its content is known.
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
 * HTML that holds nothing but what the policy lists, for any input. Applying the same policy again changes nothing.
 * Text without markup comes back as it is; a source with a thousand tags open at once comes back empty.
 */
export function applyPolicy(html: string, policy: Policy): string {
  const source = html.replaceAll('\0', '');
  if (!/[<>]|&[#a-z]/i.test(source)) return source;
  try {
    return untilStable(source, policy);
  } catch (error) {
    if (error instanceof NestedTooDeep) return '';
    throw error;
  }
}
