/**
 * What the README of a block says to whoever installs it alone: how it is installed, how its content is fetched and how
 * a server renders it. The example in between is written by hand; what it calls the content of its page says which content
 * that is.
 */

const INSTALL = { begin: '<!-- install -->', end: '<!-- /install -->' };
const SERVER = { begin: '<!-- server -->', end: '<!-- /server -->' };

/** How the content of a page is fetched, by its name in the examples. */
const PAGE_CONTENT = new Map([
  ['story', "{ source: 'content-api', query: { website_url: '/coast/salt-and-rope/' } }"],
  ['gallery', "{ source: 'content-api', query: { website_url: '/gallery/the-storm/' } }"],
  ['video', "{ source: 'content-api', query: { website_url: '/video/the-storm/' } }"],
  ['section', "{ source: 'site-service-hierarchy', query: { sectionId: '/coast/' } }"],
  ['tags', "{ source: 'tags-api', query: { slug: 'harbour' } }"],
  ['authors', "{ source: 'author-api', query: { slug: 'ada-whitlock' } }"],
  ['results', "{ source: 'search-api', query: { query: 'harbour', page: 1 } }"],
]);

/** @param {string} text */
const asCode = (text) => `\`\`\`tsx\n${text.trim()}\n\`\`\``;

/** @param {string} name of the package */
function composeInstall(name) {
  return `\`\`\`sh
npm install ${name}
\`\`\`

React 18.3 or 19 and styled-components 6 stand beside it. Once a page, above all blocks, \`<ThemeStyle theme={paper} />\` of
\`@broadsheet/ui\` gives it its look. For pnpm and yarn, name \`@broadsheet/block-kit\` and \`@broadsheet/ui\` too.`;
}

/** @param {string} element what is rendered */
const composeRender = (element) => `

const styles = new ServerStyleSheet();
const html = renderToString(styles.collectStyles(${element}));
const head = styles.getStyleTags();`;

const RENDERERS = `import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
`;

/**
 * @param {string} name of the package
 * @param {string | undefined} content what the example calls the content of its page
 */
function composeWithSources(name, content) {
  const page = content === undefined ? '' : `const page = { globalContent: ${content} };\n`;
  return asCode(`import { Broadsheet, createContent, createHost, loadAnswers } from '@broadsheet/block-kit';
import { block } from '${name}/block';
${RENDERERS}
const site = { id: 'courier' };
const apiOrigin = 'https://www.example.com';
const content = createContent(site, apiOrigin);
${content === undefined ? '' : `const ${content} = await content.fetch(${PAGE_CONTENT.get(content)});\n`}${page}const prepared = block.prepare(fields);
const answers = await loadAnswers(createHost({ site, content${page === '' ? '' : ', page'} }), [prepared]);

const element = (
  <Broadsheet site={site} apiOrigin={apiOrigin}${page === '' ? '' : ' page={page}'} answers={answers}>
    {prepared.render()}
  </Broadsheet>
);${composeRender('element')}`);
}

/** @param {string | undefined} content what the example calls the content of its page */
function composeWithoutSources(content) {
  if (content === undefined) return asCode(RENDERERS + composeRender('element'));
  return asCode(`import { createContent } from '@broadsheet/block-kit';
${RENDERERS}
const content = createContent({ id: 'courier' }, 'https://www.example.com');
const ${content} = await content.fetch(${PAGE_CONTENT.get(content)});
${composeRender('element')}`);
}

/**
 * @param {string} name of the package
 * @param {{ readonly content: string | undefined, readonly readsSources: boolean }} needs
 */
function composeServer(name, { content, readsSources }) {
  const first = readsSources
    ? 'In the browser the block fetches what it reads. A server fetches that first, so that it is in the markup; with the same `answers` the browser does not fetch it again:'
    : content === undefined
      ? 'A server fetches nothing for it. `element` is what stands above:'
      : `The content of the page is the application's to fetch, here or in the browser. \`element\` is what stands above:`;
  const code = readsSources ? composeWithSources(name, content) : composeWithoutSources(content);
  return `## On a server\n\n${first}\n\n${code}`;
}

/**
 * @param {string} readme
 * @param {{ readonly begin: string, readonly end: string }} markers
 * @param {string} text
 */
function replaceBetween(readme, { begin, end }, text) {
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
  if (from === -1 || to < from) return undefined;
  return `${readme.slice(0, from)}${begin}\n\n${text}\n\n${readme.slice(to)}`;
}

/**
 * Finds what the example of a README calls the content of its page.
 *
 * @param {string} readme
 * @returns {string | undefined} `undefined` if it has none
 */
export function findPageContent(readme) {
  const server = readme.indexOf(SERVER.begin);
  const example = server === -1 ? readme : readme.slice(0, server);
  return /globalContent: (\w+)/.exec(example)?.[1];
}

/**
 * Lists what an example may not leave to guessing.
 *
 * @param {string} readme
 * @returns {readonly string[]} one sentence a problem
 */
export function checkPageContent(readme) {
  const content = findPageContent(readme);
  return content === undefined || PAGE_CONTENT.has(content)
    ? []
    : [
        `README.md calls the content of its page "${content}". Call it one of ${[...PAGE_CONTENT.keys()].join(', ')}.`,
      ];
}

/**
 * Puts the sections between the markers of a README.
 *
 * @param {string} readme
 * @param {{ readonly name: string, readonly readsSources: boolean }} options name of the package; whether the block asks
 * content sources
 * @returns {string | undefined} not yet formatted; `undefined` if the markers are missing
 */
export function withUsageSections(readme, { name, readsSources }) {
  const installed = replaceBetween(readme, INSTALL, composeInstall(name));
  // Only the document around a page has no example: no application renders it.
  if (installed === undefined || !readme.includes('```tsx')) return installed;
  const needs = { content: findPageContent(readme), readsSources };
  return replaceBetween(installed, SERVER, composeServer(name, needs));
}
