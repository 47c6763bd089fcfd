/**
 * Finds modules that call a React hook without saying "use client". In a framework with server components such a module
 * runs on the server, where hooks cannot be called, and the page that shows it fails. Our own engine does not notice.
 */
import { Visitor } from 'rolldown/utils';
import { placeIn } from './readSources.mjs';

const HOOK = /^use[A-Z]/;

/** The packages that an application of others renders; those above have pages of their own. */
const RENDERED = /^(?:blocks\/|packages\/(?:block-kit|bot-challenge|identity-ui|sales-ui|story-ui|ui)$)/;

/** @param {import('./readSources.mjs').Source} source */
function findHookCall({ parsed }) {
  /** @type {number[]} */
  const found = [];
  new Visitor({
    CallExpression({ callee, start }) {
      if (callee.type === 'Identifier' && HOOK.test(callee.name)) found.push(start);
    },
  }).visit(parsed.program);
  return found[0];
}

/** @type {import('./checkHabits.mjs').Rule} */
export function clientModules({ folder, sources }) {
  if (!RENDERED.test(folder)) return [];
  return sources
    .filter(({ isTest, file }) => !isTest && /\.tsx?$/.test(file))
    .flatMap((source) => {
      const [first] = source.parsed.program.body;
      if (first?.type === 'ExpressionStatement' && first.directive === 'use client') return [];
      const call = findHookCall(source);
      return call === undefined
        ? []
        : [
            `${placeIn(source, call)}: a hook is called in a module that server components would run. Begin it with 'use client', and keep functions that are no components in a module of their own.`,
          ];
    });
}
