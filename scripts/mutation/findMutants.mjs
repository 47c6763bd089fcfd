import { parseSync, Visitor } from 'rolldown/utils';

/**
 * A small change of a source that a test should notice.
 *
 * @typedef {object} Mutant
 * @property {number} start first character that is replaced
 * @property {number} end the one after the last
 * @property {string} text what stands there instead
 * @property {number} line from 1
 */

/** The replacement of each operator: the one that a programmer would most easily write by mistake. */
const OPERATORS = new Map(
  Object.entries({
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    '===': '!==',
    '!==': '===',
    '+': '-',
    '-': '+',
    '*': '/',
    '/': '*',
    '%': '*',
    '&&': '||',
    '||': '&&',
    '??': '&&',
  }),
);

/** @typedef {{ readonly start: number, readonly end: number }} Range */

/**
 * Lists the mutants of a source: operators exchanged, conditions turned round, literals changed, calls for their effect
 * alone left out. Types, imports and texts stay as they are.
 *
 * @param {string} file its ending tells the language
 * @param {string} source
 * @returns {readonly Mutant[]} in the order of the source
 */
export function findMutants(file, source) {
  /** @type {Mutant[]} */
  const mutants = [];
  const add = (/** @type {Range} */ { start, end }, /** @type {string} */ text) =>
    mutants.push({ start, end, text, line: source.slice(0, start).split('\n').length });
  const textOf = (/** @type {Range} */ { start, end }) => source.slice(start, end);

  /** @param {{ readonly left: Range, readonly right: Range, readonly operator: string }} expression */
  function exchange({ left, right, operator }) {
    const other = OPERATORS.get(operator);
    const start = source.indexOf(operator, left.end);
    if (other !== undefined && start < right.start) add({ start, end: start + operator.length }, other);
  }
  /** @param {{ readonly test: Range }} condition */
  const turn = ({ test }) => add(test, `!(${textOf(test)})`);

  let typeEnd = 0;

  new Visitor({
    TSLiteralType({ end }) {
      typeEnd = end;
    },
    BinaryExpression: exchange,
    LogicalExpression: exchange,
    IfStatement: turn,
    ConditionalExpression: turn,
    Literal({ start, end, value }) {
      if (end <= typeEnd) return;
      if (typeof value === 'boolean') add({ start, end }, String(!value));
      else if (typeof value === 'number') add({ start, end }, String(value + 1));
    },
    ExpressionStatement(statement) {
      if (['CallExpression', 'AwaitExpression'].includes(statement.expression.type)) add(statement, ';');
    },
  }).visit(parseSync(file, source).program);
  return mutants.toSorted((one, other) => one.start - other.start);
}
