/**
 * Finds exported functions whose calls are hard to read: a third value in a row, or a bare `true`, has no name at the
 * call.
 */
import { Visitor } from 'rolldown/utils';
import { placeIn } from './readSources.mjs';

const MOST = 2;

/**
 * @typedef {import('rolldown/utils').ESTree.ParamPattern | import('rolldown/utils').ESTree.TSParameterProperty} Parameter
 * @typedef {{ readonly name: string, readonly start: number, readonly params: readonly Parameter[] }} ExportedFunction
 */

/**
 * @param {import('./readSources.mjs').Source} source
 * @returns {readonly ExportedFunction[]}
 */
function exportedFunctions({ parsed }) {
  /** @type {ExportedFunction[]} */
  const found = [];
  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type === 'FunctionDeclaration')
        found.push({
          name: declaration.id?.name ?? '',
          start: declaration.start,
          params: declaration.params,
        });
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id, init, start } of declaration.declarations) {
        if (init?.type !== 'ArrowFunctionExpression' && init?.type !== 'FunctionExpression') continue;
        found.push({ name: id.type === 'Identifier' ? id.name : '', start, params: init.params });
      }
    },
  }).visit(parsed.program);
  return found;
}

/** @param {Parameter} parameter */
function getTypeName(parameter) {
  const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  const type = 'typeAnnotation' in pattern ? pattern.typeAnnotation?.typeAnnotation : undefined;
  return type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : '';
}

/**
 * What a function works on comes first: `this`, the context that is handed to every operation, or the database.
 *
 * @param {Parameter} parameter
 */
function isReceiver(parameter) {
  return (
    (parameter.type === 'Identifier' && parameter.name === 'this') ||
    /(?:Context|^Queries|^Database)$/.test(getTypeName(parameter))
  );
}

/**
 * Options come last and have names at the call.
 *
 * @param {Parameter | undefined} parameter
 */
function isOptions(parameter) {
  if (parameter === undefined) return false;
  const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  return pattern.type === 'ObjectPattern' || /(?:Options|Parts)$/.test(getTypeName(parameter));
}

/** @param {Parameter} parameter */
function isBoolean(parameter) {
  if (parameter.type === 'AssignmentPattern')
    return parameter.right.type === 'Literal' && typeof parameter.right.value === 'boolean';
  return (
    parameter.type === 'Identifier' && parameter.typeAnnotation?.typeAnnotation.type === 'TSBooleanKeyword'
  );
}

/** @type {import('./checkHabits.mjs').Rule} */
export function parameters({ sources }) {
  return sources
    .filter(({ isTest }) => !isTest)
    .flatMap((source) =>
      exportedFunctions(source).flatMap(({ name, start, params }) => {
        const [first] = params;
        const own = first !== undefined && isReceiver(first) ? params.slice(1) : params;
        const values = isOptions(own.at(-1)) ? own.slice(0, -1) : own;
        const positional = values.filter((each) => each.type !== 'RestElement');
        return positional.length > MOST
          ? [
              `${placeIn(source, start)}: ${name} takes ${positional.length} values in a row. Keep ${MOST} at most and put the others into one options object.`,
            ]
          : [];
      }),
    );
}

/** @type {import('./checkHabits.mjs').Rule} */
export function booleans({ sources }) {
  return sources
    .filter(({ isTest }) => !isTest)
    .flatMap((source) =>
      exportedFunctions(source).flatMap(({ name, start, params }) =>
        params.some(isBoolean)
          ? [
              `${placeIn(source, start)}: ${name} takes a bare boolean. Name it in an options object, or make two functions.`,
            ]
          : [],
      ),
    );
}

/** What builds a schema or a parser of others. */
const COMBINATORS = new Set(['listOf', 'oneOf', 'recordOf']);

/** @type {import('./checkHabits.mjs').Rule} */
export function verbs({ sources }) {
  return sources
    .filter(({ isTest }) => !isTest)
    .flatMap((source) =>
      exportedFunctions(source)
        .filter(({ name }) => name.endsWith('Of') && !COMBINATORS.has(name))
        .map(
          ({ name, start }) =>
            `${placeIn(source, start)}: ${name} does not say what it does. Begin with a verb of CONTRIBUTING.md, such as get, find or to.`,
        ),
    );
}
