/**
 * Finds addresses in markup that lack the base path. A site may stand under a path of its origin, and every address
 * that the browser gets must begin with it. Links add it themselves; every other address in markup goes through
 * `publicUrl`, and calls go through the environment.
 */
import { Visitor } from 'rolldown/utils';
import { placeIn } from './readSources.mjs';

const ADDRESSES = new Set(['src', 'srcSet', 'poster', 'action', 'formAction']);
const ADDING = /\b(?:publicUrl|addBase)\(/;
const ELSEWHERE = /^['"`{\s]*(?:#|https:|data:)/;

/**
 * @param {import('./readSources.mjs').Source} source
 * @returns {readonly number[]} offsets
 */
function findBareAddresses({ code, parsed }) {
  /** @type {number[]} */
  const found = [];
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      const isBare = name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name);
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
        if (!ADDRESSES.has(attribute.name.name) && !(isBare && attribute.name.name === 'href')) continue;
        const { value, start } = attribute;
        const written = value === null ? '' : code.slice(value.start, value.end);
        if (!ADDING.test(written) && !ELSEWHERE.test(written)) found.push(start);
      }
    },
    CallExpression({ callee, arguments: [url], start }) {
      const isFetch = callee.type === 'Identifier' && callee.name === 'fetch';
      if (isFetch && url && /^['"`]\//.test(code.slice(url.start, url.end))) found.push(start);
    },
  }).visit(parsed.program);
  return found;
}

/** @type {import('./checkHabits.mjs').Rule} */
export function publicUrls({ sources }) {
  return sources
    .filter(({ isTest }) => !isTest)
    .flatMap((source) =>
      findBareAddresses(source).map(
        (start) =>
          `${placeIn(source, start)}: an address may lack the path under which the site stands. Write it by "publicUrl" of usePublicUrl, and call by the fetch of the environment.`,
      ),
    );
}
