/**
 * Small faults that a test should notice, found in a source file: a turned condition, another operator, a call whose
 * result is lost. Texts are left alone but where they decide something, for no test should hold every word.
 */
import { parseSync } from 'rolldown/utils';

/**
 * @typedef {object} Mutant
 * @property {number} start where it begins in the file, in UTF-16 units
 * @property {number} end
 * @property {string} replacement
 *
 * @typedef {Readonly<Record<string, unknown>> & { type: string, start: number, end: number }} Node
 */

/** @type {Readonly<Record<string, readonly string[]>>} */
const OPERATORS = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
};

/** @type {Readonly<Record<string, string>>} */
const METHODS = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** @param {unknown} value @returns {readonly Node[]} */
const nodesIn = (value) => (Array.isArray(value) ? value : [value]).filter(isNode);

/** @param {Node} node @param {string} code @returns {readonly Mutant[]} */
function mutateOperator({ operator, left, right }, code) {
  const [before] = nodesIn(left);
  const [after] = nodesIn(right);
  if (before === undefined || after === undefined || typeof operator !== 'string') return [];
  const start = code.indexOf(operator, before.end);
  const others = start < 0 || start >= after.start ? [] : (OPERATORS[operator] ?? []);
  return others.map((replacement) => ({ start, end: start + operator.length, replacement }));
}

/** @param {unknown} test @returns {readonly Mutant[]} */
const mutateCondition = (test) =>
  nodesIn(test).flatMap(({ type, start, end }) =>
    type === 'Literal' ? [] : ['true', 'false'].map((replacement) => ({ start, end, replacement })),
  );

/** @param {Node} node @returns {readonly Mutant[]} */
function mutateStatement({ expression, start, end }) {
  const [inner] = nodesIn(expression);
  const isLost = inner !== undefined && /^(?:Call|Await|Assignment|Update)Expression$/.test(inner.type);
  return isLost ? [{ start, end, replacement: ';' }] : [];
}

/** @param {Node} node @param {string} code @returns {readonly Mutant[]} */
function mutateCall({ callee }, code) {
  const [member] = nodesIn(callee);
  const [property] = member?.type === 'MemberExpression' ? nodesIn(member['property']) : [];
  if (property === undefined) return [];
  const replacement = METHODS[code.slice(property.start, property.end)];
  return replacement === undefined ? [] : [{ start: property.start, end: property.end, replacement }];
}

/** @param {Node} node @returns {readonly Mutant[]} */
function mutateLiteral({ value, start, end }) {
  if (typeof value === 'boolean') return [{ start, end, replacement: String(!value) }];
  return typeof value === 'number' ? [{ start, end, replacement: String(value + 1) }] : [];
}

/** @type {Readonly<Record<string, (node: Node, code: string) => readonly Mutant[]>>} */
const MUTATIONS = {
  BinaryExpression: mutateOperator,
  LogicalExpression: mutateOperator,
  IfStatement: ({ test }) => mutateCondition(test),
  ConditionalExpression: ({ test }) => mutateCondition(test),
  ExpressionStatement: mutateStatement,
  CallExpression: mutateCall,
  Literal: mutateLiteral,
  UnaryExpression: ({ operator, start }) =>
    operator === '!' ? [{ start, end: start + 1, replacement: '' }] : [],
};

/** What only the compiler sees; an expression in it is looked at all the same. @param {Node} node */
const isErased = ({ type }) =>
  type === 'ImportDeclaration' ||
  (type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)\w*Expression$/.test(type));

/** @param {Node} node @param {string} code @returns {readonly Mutant[]} */
function mutantsOf(node, code) {
  if (isErased(node)) return [];
  const own = MUTATIONS[node.type]?.(node, code) ?? [];
  return [
    ...own,
    ...Object.values(node).flatMap((value) => nodesIn(value).flatMap((child) => mutantsOf(child, code))),
  ];
}

/**
 * @param {string} file its ending says what it is
 * @param {string} code
 * @returns {readonly Mutant[]} in the order of the file
 */
export function findMutants(file, code) {
  /** @type {unknown} */
  const program = parseSync(file, code).program;
  if (!isNode(program)) throw new Error(`${file} cannot be parsed. Put it right and run it again.`);
  return mutantsOf(program, code).toSorted((one, other) => one.start - other.start);
}

/** @param {string} code @param {Mutant} mutant */
export const applyMutant = (code, { start, end, replacement }) =>
  code.slice(0, start) + replacement + code.slice(end);

/** The line of a mutant as it was and as it became. @param {string} code @param {Mutant} mutant */
export function describeMutant(code, mutant) {
  const number = code.slice(0, mutant.start).split('\n').length;
  const changed = applyMutant(code, mutant).split('\n')[number - 1] ?? '';
  return { line: number, was: (code.split('\n')[number - 1] ?? '').trim(), became: changed.trim() };
}
