/** Finds functions that are named by a verb which CONTRIBUTING.md replaces by the field's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from 'rolldown/utils';
import { placeIn } from './readSources.mjs';

const TABLE = /^ *\| Not this .*$(?<rows>(?:\n *\|.*$)+)/m;
/** A row: the verb that is not used, and those that are. */
const ROW = /^ *\| `(?<verb>[a-z]+)…` *\| (?<instead>[^|]+?) *\|$/gm;

/**
 * @param {string} guide the text of CONTRIBUTING.md
 * @returns {ReadonlyMap<string, string>} verbs that are not used, with those that are used instead
 * @throws {Error} when the table is not there
 */
export function readReplacedVerbs(guide) {
  const rows = TABLE.exec(guide)?.groups?.['rows'];
  if (rows === undefined)
    throw new Error('CONTRIBUTING.md has no table of replaced verbs. Write its heading as "| Not this | …".');
  return new Map(
    [...rows.matchAll(ROW)].map(({ groups = {} }) => [groups['verb'] ?? '', groups['instead'] ?? '']),
  );
}

/**
 * @param {import('./readSources.mjs').Source} source
 * @returns {readonly { readonly name: string, readonly start: number }[]}
 */
function declaredFunctions({ parsed }) {
  /** @type {{ readonly name: string, readonly start: number }[]} */
  const found = [];
  new Visitor({
    FunctionDeclaration({ id, start }) {
      if (id !== null) found.push({ name: id.name, start });
    },
    VariableDeclarator({ id, init, start }) {
      if (id.type !== 'Identifier') return;
      if (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression')
        found.push({ name: id.name, start });
    },
  }).visit(parsed.program);
  return found;
}

/** @type {import('./checkHabits.mjs').Rule} */
export function houseVerbs({ sources }, root) {
  const verbs = readReplacedVerbs(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));
  return sources
    .filter(({ isTest }) => !isTest)
    .flatMap((source) =>
      declaredFunctions(source).flatMap(({ name, start }) => {
        const [verb = ''] = /^[a-z]+/.exec(name) ?? [];
        const instead = verbs.get(verb);
        return instead === undefined
          ? []
          : [`${placeIn(source, start)}: ${name} begins with a verb of ours. Begin with ${instead}.`];
      }),
    );
}
