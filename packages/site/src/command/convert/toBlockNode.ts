import type { Block, ContentConfig, Field } from '@broadsheet/block-kit';
import type { BlockNode } from '@broadsheet/page-document';
import type { EngineContent, EngineNode } from './EnginePage.ts';

export interface Conversion {
  readonly blocks: ReadonlyMap<string, Block>;
  /** Names of blocks by the engine's names. */
  readonly names: Readonly<Record<string, string>>;
  /** Reports what cannot be kept. */
  report(sentence: string): void;
  /** Returns an id that no other block of the page has. */
  claimId(wanted: string): string;
}

/** Finds the block that a component of the engine stands for, by the name that it was given or one that it contains. */
export function findBlock(
  { blocks, names }: Pick<Conversion, 'blocks' | 'names'>,
  { name, kinds }: { readonly name: string; readonly kinds: readonly Block['kind'][] },
): Block | undefined {
  const parts = name.split('/');
  const given = Object.hasOwn(names, name) ? names[name] : undefined;
  const candidates = [given, name, parts.at(-1), parts.at(-2), parts[0]].flatMap((each) =>
    each === undefined || each.startsWith('@') ? [] : [each, each.replace(/-block$/, '')],
  );
  return candidates.map((each) => blocks.get(each)).find((block) => block && kinds.includes(block.kind));
}

const toConfig = ({ source, query }: EngineContent): ContentConfig => ({
  contentService: source,
  contentConfigValues: JSON.parse(JSON.stringify(query)),
});

/** Rows and groups of fields are JSON text in the engine. */
function readValue({ kind }: Field, value: unknown): unknown {
  if ((kind !== 'list' && kind !== 'object') || typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The engine fills in what stands between two braces from the content of the page. */
const hasSubstitution = (value: unknown): boolean => /\{\{.*?\}\}/.test(JSON.stringify(value) ?? '');

type Fields = Readonly<Record<string, unknown>>;

function chooseFields(node: EngineNode, block: Block, { report }: Conversion): Fields {
  const kept = Object.entries(node.fields).flatMap(
    ([name, value]): readonly (readonly [string, unknown])[] => {
      const field = Object.hasOwn(block.fields, name) ? block.fields[name] : undefined;
      if (value === null || value === '') return [];
      if (field === undefined) {
        report(
          `${node.name} (${node.id}): the block "${block.name}" has no field "${name}"; it is left out.`,
        );
        return [];
      }
      if (!hasSubstitution(value)) return [[name, readValue(field, value)]];
      report(
        `${node.name} (${node.id}): "${name}" is filled in from the page's content (${JSON.stringify(value)}), which a field here cannot; it is left out.`,
      );
      return [];
    },
  );
  return Object.fromEntries(kept);
}

/** Content that was chosen for the component goes into the first field that takes some. */
function withContent(
  fields: Fields,
  node: EngineNode,
  { block, report }: Pick<Conversion, 'report'> & { readonly block: Block },
): Fields {
  if (node.content === undefined) return fields;
  const field = Object.entries(block.fields).find(([, { kind }]) => kind === 'content')?.[0];
  if (field !== undefined && fields[field] === undefined)
    return { ...fields, [field]: toConfig(node.content) };
  report(
    `${node.name} (${node.id}): its content from "${node.content.source}" has no place in the block "${block.name}".`,
  );
  return fields;
}

function withoutWrong(
  fields: Fields,
  node: EngineNode,
  { block, report }: Pick<Conversion, 'report'> & { readonly block: Block },
): Fields {
  const wrong = block.prepare(fields).issues.filter(({ kind }) => kind === 'wrong');
  for (const { message } of wrong) report(`${node.name} (${node.id}): ${message}`);
  const names = new Set(wrong.map(({ field }) => field.split(/[.[]/)[0]));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)));
}

/** Turns a component into blocks: none where there is no block for it. What it contains stays, where it can. */
export function toBlockNodes(node: EngineNode, conversion: Conversion): readonly BlockNode[] {
  const { report, claimId } = conversion;
  if (node.isHidden) {
    report(`${node.name} (${node.id}) was hidden, and is left out.`);
    return [];
  }
  for (const note of node.notes) report(`${node.name} (${node.id}): ${note}`);
  const children = () => node.children.flatMap((child) => toBlockNodes(child, conversion));
  const block = findBlock(conversion, { name: node.name, kinds: [node.kind] });
  if (block === undefined) {
    const rest = node.children.length > 0 ? '; what it contains stays' : '';
    report(
      `There is no ${node.kind} for ${node.name} (${node.id}), and it is left out${rest}. Name one in the file of --names.`,
    );
    return children();
  }
  for (const extra of node.extras) report(`${node.name} (${node.id}) had ${extra}, which are not kept.`);
  const chosen = withContent(chooseFields(node, block, conversion), node, { block, report });
  const fields = withoutWrong(chosen, node, { block, report });
  return [
    {
      id: claimId(node.id),
      block: block.name,
      ...(block.version > 1 && { version: block.version }),
      fields,
      children: children(),
    },
  ];
}
