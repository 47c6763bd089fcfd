/** What a browser would run of a document: looked for in its elements as a parser reads them, not in its text. */
import { JSDOM } from 'jsdom';
import { runningTargets } from './hostileUrls.ts';

/** Scripts of the site itself: its modules by address, its data, and the one that it names in its policy by hash. */
const isOwnScript = (script: Element): boolean =>
  script.getAttribute('src')?.startsWith('/assets/') === true ||
  /json|speculationrules/.test(script.getAttribute('type') ?? '') ||
  !script.textContent.includes('bsx');

function* runningAttributes(element: Element): Generator<string> {
  for (const { name, value } of element.attributes)
    if (/^on/i.test(name) || name === 'srcdoc') yield `<${element.localName} ${name}="${value}">`;
}

/** One line for each thing that would run, or that would change what the rest of the page means; `bsx` marks what was smuggled in. */
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
