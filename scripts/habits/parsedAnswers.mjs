/**
 * Finds responses that are used without being parsed: the type of `response.json()` is `any`, which switches checking
 * off for everything made from it.
 */
import { Visitor } from 'rolldown/utils';
import { placeIn } from './readSources.mjs';

/**
 * @param {import('rolldown/utils').ESTree.Node} node
 * @returns {boolean}
 */
function isJsonCall(node) {
  const call = node.type === 'AwaitExpression' ? node.argument : node;
  return (
    call.type === 'CallExpression' &&
    call.arguments.length === 0 &&
    call.callee.type === 'MemberExpression' &&
    call.callee.property.type === 'Identifier' &&
    call.callee.property.name === 'json'
  );
}

/**
 * @param {import('./readSources.mjs').Source} source
 * @returns {readonly number[]} offsets
 */
function findUnparsed({ code, parsed }) {
  /** @type {number[]} */
  const found = [];
  /** @type {boolean[]} whether the functions around say that what they return is unknown */
  const around = [];
  const enter = (/** @type {{ returnType?: { start: number, end: number } | null }} */ { returnType }) =>
    void around.push(returnType ? code.slice(returnType.start, returnType.end).includes('unknown') : false);
  const leave = () => void around.pop();
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ReturnStatement({ argument, start }) {
      const values =
        argument?.type === 'ConditionalExpression' ? [argument.consequent, argument.alternate] : [argument];
      if (values.some((value) => value && isJsonCall(value)) && around.at(-1) !== true) found.push(start);
    },
    VariableDeclarator({ id, init, start }) {
      const type = id.typeAnnotation?.typeAnnotation.type;
      if (init && isJsonCall(init) && type !== 'TSUnknownKeyword') found.push(start);
    },
    MemberExpression({ object, start }) {
      if (object.type === 'AwaitExpression' && isJsonCall(object)) found.push(start);
    },
  }).visit(parsed.program);
  return found;
}

/** @type {import('./checkHabits.mjs').Rule} */
export function parsedAnswers({ sources }) {
  return sources
    .filter(({ isTest }) => !isTest)
    .flatMap((source) => {
      if (!source.code.includes('.json()')) return [];
      const found = findUnparsed(source);
      return found.map(
        (start) =>
          `${placeIn(source, start)}: an answer is used before it was parsed. Write "const body: unknown = await response.json()" and parse it once.`,
      );
    });
}
