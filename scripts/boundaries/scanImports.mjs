/**
 * Finds the module specifiers of a source file without a parser.
 *
 * Comments, templates and regular expressions are replaced with spaces first, so that code quoted in them is not taken
 * for an import and line numbers stay right. An import inside a template's `${}` is not seen.
 */

/**
 * @typedef {object} Import
 * @property {string} specifier
 * @property {number} line counted from 1
 */

const COMMENT = String.raw`\/\*[^]*?\*\/|\/\/[^\n]*`;
const TEXT = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`;
const TEMPLATE = String.raw`\x60(?:[^\x60\\]|\\[^])*\x60`;
const PATTERN = String.raw`(?<=[(,=:[!&|?{};]\s*)\/(?![*/])(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/`;
const TOKEN = new RegExp(`(?<text>${TEXT})|${COMMENT}|${TEMPLATE}|${PATTERN}`, 'g');

const SPECIFIER = String.raw`(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>`;
const FORMS = [
  new RegExp(String.raw`(?<!['"])\b(?:import|export)\b[^'"();=]*?\bfrom\s*${SPECIFIER}`, 'g'),
  new RegExp(String.raw`(?<!['"])\bimport\s*\(?\s*${SPECIFIER}`, 'g'),
];

/**
 * Specifiers hold neither spaces nor quotes; a text that does is no specifier.
 *
 * @param {string} code
 */
function blank(code) {
  return code.replaceAll(TOKEN, (token, text) =>
    text !== undefined && !/\s|.['"]./.test(text) ? text : token.replaceAll(/[^\n]/g, ' '),
  );
}

/**
 * @param {string} code TypeScript or JavaScript
 * @returns {readonly Import[]} in the order of the file
 */
export function scanImports(code) {
  const bare = blank(code);
  return FORMS.flatMap((form) => [...bare.matchAll(form)])
    .toSorted((first, second) => first.index - second.index)
    .map((match) => ({
      specifier: match.groups?.['specifier'] ?? '',
      line: bare.slice(0, match.index + match[0].length).split('\n').length,
    }));
}
