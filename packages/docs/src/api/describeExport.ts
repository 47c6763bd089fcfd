import { findDeclaration } from './findDeclaration.ts';
import type { Declaration, ExportedName, SourceFile } from './findDeclaration.ts';

export interface ApiExport {
  readonly name: string;
  /** Its declaration without a body, as code. */
  readonly signature: string;
  /** The text of its doc comment; empty if it has none. */
  readonly doc: string;
  /** The package that it comes from; absent: this one. */
  readonly from?: string;
}

type Statement = SourceFile['statements'][number];

/** Longer values are left out of a signature. */
const MAX_VALUE_LINES = 12;

function cutValue(text: string, name: string): string {
  return text.split('\n').length > MAX_VALUE_LINES ? `const ${name} = …` : text;
}

/** Returns where the body of a declaration begins; `undefined` for one that has none, or is short enough to be shown. */
function findBody(statement: Statement, name: string): number | undefined {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type === 'FunctionDeclaration') return declared.body?.start;
  if (declared?.type !== 'VariableDeclaration') return undefined;
  const value = declared.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init;
  return value?.type === 'ArrowFunctionExpression' ? value.body.start : undefined;
}

/** The public members of a class, without bodies. */
function describeClass(statement: Statement, { text }: SourceFile): string | undefined {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type !== 'ClassDeclaration') return undefined;
  const members = declared.body.body.flatMap((member) => {
    if (!('key' in member) || member.key.type === 'PrivateIdentifier') return [];
    const end = member.type === 'MethodDefinition' ? (member.value.body?.start ?? member.end) : member.end;
    return [`  ${text.slice(member.start, end).trim().replace(/;$/, '')};`];
  });
  return [text.slice(declared.start, declared.body.start).trim(), '{', ...members, '}']
    .join('\n')
    .replace('\n{', ' {');
}

function describeStatement(
  statement: Statement,
  { file, name }: { readonly file: SourceFile; readonly name: string },
): string {
  const asClass = describeClass(statement, file);
  if (asClass !== undefined) return asClass;
  const text = file.text.slice(statement.start, findBody(statement, name) ?? statement.end);
  const bare = text
    .replace(/^export (?:declare )?/, '')
    .replace(/\s*=>\s*$/, '')
    .trimEnd();
  return bare.startsWith('const ') ? cutValue(bare, name) : bare;
}

/** Reads the comment before a declaration, without its stars. */
function readDoc({ file, statements }: Declaration): string {
  for (const { start } of statements) {
    const comment = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*$/.exec(file.text.slice(0, start))?.[1];
    if (comment !== undefined) return comment.replaceAll(/^[ \t]*\*[ \t]?/gm, '').trim();
  }
  return '';
}

/** A function with overloads is called by these; its last declaration is not for callers. */
function isForCallers(statement: Statement, _index: number, all: readonly Statement[]): boolean {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return all.length === 1 || declared?.type !== 'FunctionDeclaration';
}

/** @param path of the file that exports the name */
export function describeExport(path: string, { name }: ExportedName): ApiExport {
  const found = findDeclaration(path, name);
  if (found.kind === 'elsewhere') return { name, signature: '', doc: '', from: found.from };
  if (found.kind === 'unknown') return { name, signature: name, doc: '' };
  const { declaration } = found;
  const { file, statements } = declaration;
  const signatures = statements.filter(isForCallers).map((each) => describeStatement(each, { file, name }));
  return { name, signature: signatures.join('\n'), doc: readDoc(declaration) };
}
