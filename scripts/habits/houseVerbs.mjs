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
 * @typedef {{ readonly name: string, readonly start: number }} Named
 *
 * @typedef {import('@oxc-project/types').Node} Node
 */

/** @param {Node | null | undefined} node */
const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

/**
 * @param {Node | null | undefined} type
 * @returns {boolean}
 */
function isFunctionType(type) {
  if (type?.type === 'TSUnionType') return type.types.some(isFunctionType);
  return type?.type === 'TSFunctionType';
}

/** @param {{ readonly typeAnnotation?: Node | null } | null | undefined} annotation */
const typeIn = (annotation) => annotation?.typeAnnotation;

/**
 * Returns the names in a pattern such as `{ ask, list: [first] }`.
 *
 * @param {Node | null} pattern
 * @returns {readonly Named[]}
 */
function namesInPattern(pattern) {
  if (pattern?.type === 'Identifier') return [{ name: pattern.name, start: pattern.start }];
  if (pattern?.type === 'ObjectPattern')
    return pattern.properties.flatMap((part) =>
      namesInPattern(part.type === 'Property' ? part.value : part.argument),
    );
  if (pattern?.type === 'ArrayPattern') return pattern.elements.flatMap(namesInPattern);
  return pattern?.type === 'AssignmentPattern' ? namesInPattern(pattern.left) : [];
}

/**
 * Finds the names of functions, methods, and members, parameters and locals that are functions: by their values, by
 * their types, or because the file calls them.
 *
 * @param {import('./readSources.mjs').Source} source
 * @returns {readonly Named[]}
 */
function findFunctionNames({ parsed }) {
  /** @type {Named[]} */
  const functions = [];
  /** @type {Named[]} */
  const others = [];
  /** @type {Set<string>} */
  const called = new Set();
  /** @param {{ readonly key: Node, readonly computed: boolean }} member @param {boolean} isOfFunction */
  const addMember = ({ key, computed }, isOfFunction) => {
    if (computed || (key.type !== 'Identifier' && key.type !== 'PrivateIdentifier')) return;
    (isOfFunction ? functions : others).push({ name: key.name, start: key.start });
  };
  /** @param {{ readonly params: readonly Node[] }} node */
  const addParameters = ({ params }) => {
    for (const param of params) {
      const pattern = param.type === 'TSParameterProperty' ? param.parameter : param;
      const isOfFunction = pattern.type === 'Identifier' && isFunctionType(typeIn(pattern.typeAnnotation));
      (isOfFunction ? functions : others).push(...namesInPattern(pattern));
    }
  };
  new Visitor({
    ArrowFunctionExpression: addParameters,
    FunctionExpression: addParameters,
    FunctionDeclaration(node) {
      if (node.id !== null) functions.push({ name: node.id.name, start: node.start });
      addParameters(node);
    },
    VariableDeclarator({ id, init, start }) {
      if (id.type === 'Identifier' && isFunction(init)) functions.push({ name: id.name, start });
      else others.push(...namesInPattern(id));
    },
    MethodDefinition: (node) => addMember(node, true),
    PropertyDefinition: (node) =>
      addMember(node, isFunction(node.value) || isFunctionType(typeIn(node.typeAnnotation))),
    TSMethodSignature: (node) => addMember(node, true),
    TSPropertySignature: (node) => addMember(node, isFunctionType(typeIn(node.typeAnnotation))),
    ObjectExpression({ properties }) {
      for (const part of properties) if (part.type === 'Property') addMember(part, isFunction(part.value));
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier') called.add(callee.name);
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      if ('name' in callee.property) called.add(callee.property.name);
    },
  }).visit(parsed.program);
  return [...functions, ...others.filter(({ name }) => called.has(name))];
}

/** @type {import('./checkHabits.mjs').Rule} */
export function houseVerbs({ sources }, root) {
  const verbs = readReplacedVerbs(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));
  return sources
    .filter(({ isTest }) => !isTest)
    .flatMap((source) =>
      findFunctionNames(source).flatMap(({ name, start }) => {
        const [verb = ''] = /^[a-z]+/.exec(name) ?? [];
        const instead = verbs.get(verb);
        return instead === undefined
          ? []
          : [`${placeIn(source, start)}: ${name} begins with a verb of ours. Begin with ${instead}.`];
      }),
    );
}
