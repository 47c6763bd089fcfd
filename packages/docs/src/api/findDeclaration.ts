/** Finds what a name that a package exports stands for, in the sources of that package. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

type Program = ReturnType<typeof parseAst>;
type Statement = Program['body'][number];

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly statements: readonly Statement[];
}

export interface Declaration {
  readonly file: SourceFile;
  /** Of a function with overloads all of them, in order. */
  readonly statements: readonly Statement[];
}

export type Found =
  | { readonly kind: 'here'; readonly declaration: Declaration }
  /** Exported as another package has it. */
  | { readonly kind: 'elsewhere'; readonly from: string }
  | { readonly kind: 'unknown' };

export interface ExportedName {
  readonly name: string;
  /** Its name in the file that it comes from. */
  readonly local: string;
  /** The module that it is exported from; absent: this file. */
  readonly from?: string;
}

const read = new Map<string, SourceFile>();

export function readSourceFile(path: string): SourceFile {
  const known = read.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(path, 'utf8');
  const lang = path.endsWith('x') ? 'tsx' : 'ts';
  const file = { path, text, statements: parseAst(text, { lang }).body };
  read.set(path, file);
  return file;
}

/** Returns the names that a statement declares. */
function listDeclared(statement: Statement): readonly string[] {
  const declared =
    statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;
  if (declared.type === 'VariableDeclaration')
    return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  const isNamed =
    declared.type === 'FunctionDeclaration' ||
    declared.type === 'TSDeclareFunction' ||
    declared.type === 'ClassDeclaration' ||
    declared.type === 'TSInterfaceDeclaration' ||
    declared.type === 'TSTypeAliasDeclaration' ||
    declared.type === 'TSEnumDeclaration';
  return isNamed && declared.id !== null ? [declared.id.name] : [];
}

const toName = (
  node: { readonly type: string } & ({ readonly name: string } | { readonly value: string }),
): string => ('name' in node ? node.name : node.value);

/** Lists the names that a file exports, those of `export *` too. */
export function listExports(path: string): readonly ExportedName[] {
  return readSourceFile(path).statements.flatMap((statement): readonly ExportedName[] => {
    if (statement.type === 'ExportAllDeclaration') {
      const from = statement.source.value;
      const file = resolveModule(path, from);
      return file === undefined ? [] : listExports(file).map(({ name }) => ({ name, local: name, from }));
    }
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const from = statement.source?.value;
    const listed = statement.specifiers.map(({ exported, local }) => ({
      name: toName(exported),
      local: toName(local),
      ...(from !== undefined && { from }),
    }));
    const names = [...new Set(listDeclared(statement))];
    return [...listed, ...names.map((name) => ({ name, local: name }))];
  });
}

/** Returns the file of a relative module; `undefined` for other packages. */
function resolveModule(path: string, from: string): string | undefined {
  if (!from.startsWith('.')) return undefined;
  const file = join(dirname(path), from);
  return existsSync(file) ? file : undefined;
}

/** Finds where a file has a name from that it imports. */
function findImported({ statements }: SourceFile, name: string): { from: string; name: string } | undefined {
  for (const statement of statements) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const each of statement.specifiers)
      if (each.type === 'ImportSpecifier' && each.local.name === name)
        return { from: statement.source.value, name: toName(each.imported) };
  }
  return undefined;
}

/** Finds the declaration of a name, through the files of the package that pass it on. */
export function findDeclaration(path: string, name: string): Found {
  const file = readSourceFile(path);
  const statements = file.statements.filter((statement) => listDeclared(statement).includes(name));
  if (statements.length > 0) return { kind: 'here', declaration: { file, statements } };
  const exported = listExports(path).find((each) => each.name === name && (each.from ?? each.local) !== name);
  const next =
    exported?.from === undefined
      ? findImported(file, exported?.local ?? name)
      : { from: exported.from, name: exported.local };
  if (next === undefined) return { kind: 'unknown' };
  const target = resolveModule(path, next.from);
  return target === undefined ? { kind: 'elsewhere', from: next.from } : findDeclaration(target, next.name);
}
