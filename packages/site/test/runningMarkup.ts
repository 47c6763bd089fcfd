/** Finds script that a browser would run in a document: in its parsed elements, not in its text. */
import { JSDOM } from 'jsdom';
import { runningTargets } from './hostileUrls.ts';

/** Returns whether a script is the site's own: its modules by URL, its data, and the one that its policy names by hash. */
const isOwnScript = (script: Element): boolean =>
  script.getAttribute('src')?.startsWith('/assets/') === true ||
  /json|speculationrules/.test(script.getAttribute('type') ?? '') ||
  !script.textContent.includes('bsx');

function* runningAttributes(element: Element): Generator<string> {
  for (const { name, value } of element.attributes)
    if (/^on/i.test(name) || name === 'srcdoc') yield `<${element.localName} ${name}="${value}">`;
}

/**
 * Returns one line for each thing that would run, or that would change the meaning of the rest of the page; `bsx` marks
 * injected content.
 */
export function findRunning(html: string): readonly string[] {
  const { document } = new JSDOM(html).window;
  const elements = [...document.querySelectorAll('*')];
  const scripts = [...document.querySelectorAll('script')].filter((script) => !isOwnScript(script));
  const sheets = [...document.querySelectorAll('style')].filter(({ textContent }) =>
    textContent.includes('bsx'),
  );
  return [
    ...elements.flatMap((element) => [...runningAttributes(element)]),
    ...scripts.map((script) => script.outerHTML),
    ...sheets.map(() => 'a style sheet that somebody has written into'),
    ...[...document.querySelectorAll('base, object, embed, meta[http-equiv=refresh]')].map(
      (found) => found.outerHTML,
    ),
    ...runningTargets(html),
  ];
}
