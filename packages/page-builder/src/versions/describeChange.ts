/** What differs between two versions, in words that an editor reads. */
import type { Translate } from '@broadsheet/block-kit';
import { findNode, listOf } from '@broadsheet/page-document';
import type { BlockNode, Container, PageChange, PageDocument, Position } from '@broadsheet/page-document';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { phrases } from './phrases.ts';
import { toWords } from './toWords.ts';

export interface ChangeWords {
  readonly t: Translate<keyof typeof phrases>;
  readonly catalogue: Catalogue;
  readonly before: PageDocument;
  readonly after: PageDocument;
}

const LONGEST_VALUE = 60;

function nameContainer({ catalogue }: ChangeWords, page: PageDocument, container: Container): string {
  if (container.kind === 'area') return toWords(container.area);
  const node = findNode(page, container.id)?.node;
  return `“${node === undefined ? container.id : catalogue.titleOf(node.block)}”`;
}

/** “Main, after “Byline””: where something stands on a page. */
function namePlace(words: ChangeWords, page: PageDocument, { container, index }: Position): string {
  const { t, catalogue } = words;
  const where = nameContainer(words, page, container);
  const neighbour = index === 0 ? undefined : listOf(page, container)?.[index - 1];
  return neighbour === undefined
    ? t('change.placeFirst', { where })
    : t('change.placeAfter', { where, neighbour: catalogue.titleOf(neighbour.block) });
}

/** A value that can be read in a sentence; undefined for lists, objects and long texts. */
function spell({ t }: ChangeWords, value: unknown): string | undefined {
  switch (typeof value) {
    case 'undefined':
      return t('change.nothing');
    case 'string':
      if (value === '') return t('change.nothing');
      return value.length > LONGEST_VALUE || /[<\n]/.test(value) ? undefined : `“${value}”`;
    case 'number':
      return String(value);
    case 'boolean':
      return t(value ? 'change.on' : 'change.off');
    default:
      return value === null ? t('change.nothing') : undefined;
  }
}

function describeField(
  words: ChangeWords,
  { before, after }: { readonly before: BlockNode; readonly after: BlockNode },
  name: string,
): string {
  const { t, catalogue } = words;
  const field = catalogue.get(after.block)?.fields[name]?.label ?? toWords(name);
  const block = catalogue.titleOf(after.block);
  const [from, to] = [spell(words, before.fields[name]), spell(words, after.fields[name])];
  return from === undefined || to === undefined
    ? t('change.field', { field, block })
    : t('change.fieldValues', { field, block, from, to });
}

/** The sentences of a change, mostly one; a block with several changed fields has one for each. */
export function describeChange(change: PageChange, words: ChangeWords): readonly string[] {
  const { t, catalogue, before, after } = words;
  switch (change.kind) {
    case 'added':
      return [
        t('change.added', {
          block: catalogue.titleOf(change.node.block),
          place: namePlace(words, after, change.at),
        }),
      ];
    case 'removed':
      return [
        t('change.removed', {
          block: catalogue.titleOf(change.node.block),
          where: nameContainer(words, before, change.from.container),
        }),
      ];
    case 'moved':
      return [
        t('change.moved', {
          block: catalogue.titleOf(change.node.block),
          place: namePlace(words, after, change.to),
        }),
      ];
    case 'changed':
      return change.fields.map((name) => describeField(words, change, name));
    case 'replaced':
      return [
        t('change.replaced', {
          before: catalogue.titleOf(change.before.block),
          after: catalogue.titleOf(change.after.block),
        }),
      ];
    case 'settings':
      return change.names.map((name) => t('change.setting', { setting: t(`setting.${name}`) }));
  }
}
