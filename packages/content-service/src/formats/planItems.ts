/** Reports what an import would do, without doing it. */
import { isJsonList, isJsonObject, textAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { createSeenKeys } from '../import/createSeenKeys.ts';
import { toKept } from '../import/importItems.ts';
import type { Rejection, SourceItem } from '../import/ImportSource.ts';
import { findPageWarnings } from '../import/findPageWarnings.ts';
import type { ImportedPage } from '../import/findPageWarnings.ts';
import { explainRepetition, evaluateDocument } from '../import/evaluateDocument.ts';
import type { ImportContext } from '../import/importItems.ts';
import { countRepairs, toRepairCounts } from '../import/repairDocument.ts';
import type { EvaluationContext } from '../import/evaluateDocument.ts';
import { recordKey } from '../store/ContentRecord.ts';
import type { ContentRecord } from '../store/ContentRecord.ts';
import { listHtmlImages } from './media/listHtmlImages.ts';
import { listRules } from '../redirects/RedirectRule.ts';

/** The number of documents of each kind, by its name in the plural: `stories`, `pictures`, `authors` … */
export type PlanCounts = Readonly<Record<string, number>>;

export interface ImportPlan {
  readonly counts: PlanCounts;
  readonly rejected: readonly Rejection[];
  readonly warnings: readonly Rejection[];
  /** How often each kind of repair would be made; absent without any. */
  readonly repairs?: Readonly<Record<string, number>> | undefined;
}

const NAMES: Readonly<Record<string, string>> = {
  story: 'stories',
  gallery: 'galleries',
  video: 'videos',
  audio: 'recordings',
  collection: 'collections',
  redirect: 'redirects',
  author: 'authors',
  tag: 'tags',
  site: 'site properties',
  theme: 'themes',
  page: 'pages',
  sales: 'sales documents',
};

function imageUrls(value: Json): readonly string[] {
  if (isJsonList(value)) return value.flatMap(imageUrls);
  if (!isJsonObject(value)) return [];
  const url = textAt(value, 'type') === 'image' ? textAt(value, 'url') : undefined;
  const html = textAt(value, 'type') === 'raw_html' ? (textAt(value, 'content') ?? '') : '';
  return [
    ...(url === undefined ? [] : [url]),
    ...listHtmlImages(html).map((image) => image.url),
    ...Object.values(value).flatMap(imageUrls),
  ];
}

const sectionsIn = (node: Json): number =>
  isJsonObject(node) && isJsonList(node.children)
    ? node.children.length + node.children.reduce<number>((sum, child) => sum + sectionsIn(child), 0)
    : 0;

function getCounts(record: ContentRecord): readonly (readonly [string, number])[] {
  switch (record.kind) {
    case 'navigation':
      return [['sections', sectionsIn(record.body)]];
    case 'redirects':
      return [['redirects', listRules(record.body).length]];
    case 'document':
      return record.type === 'image' ? [] : [[NAMES[record.type] ?? record.type, 1]];
    case 'author':
    case 'tag':
    case 'site':
    case 'theme':
    case 'page':
    case 'sales':
      return [[NAMES[record.kind] ?? record.kind, 1]];
  }
}

/** Checks and counts all documents and stores nothing. */
export async function planItems(
  items: AsyncIterable<SourceItem>,
  context: EvaluationContext & Pick<ImportContext, 'onProgress'>,
): Promise<ImportPlan> {
  const counts = new Map<string, number>();
  const images = new Set<string>();
  const seen = createSeenKeys();
  const rejected: Rejection[] = [];
  const warnings: Rejection[] = [];
  const repairs = new Map<string, number>();
  const pages: ImportedPage[] = [];
  for await (const item of items) {
    if (item.kind === 'reached') {
      context.onProgress?.(item.progress);
      continue;
    }
    const { file, path } = item;
    if (item.kind !== 'document') {
      (item.kind === 'rejected' ? rejected : warnings).push(toKept(item));
      continue;
    }
    const evaluated = await evaluateDocument(item, context);
    if (evaluated.state === 'rejected') {
      rejected.push(toKept({ file, path: evaluated.path, reason: evaluated.reason }));
      continue;
    }
    const key = recordKey(evaluated.record);
    const earlier = seen.add(key, file);
    if (earlier !== undefined && item.isAddition !== true) {
      rejected.push({ file, path, reason: explainRepetition(key, earlier) });
      continue;
    }
    warnings.push(...evaluated.warnings.map((warning) => toKept({ file, ...warning })));
    countRepairs(repairs, evaluated.repairs);
    const { record } = evaluated;
    if (record.kind === 'page') pages.push({ place: { file, path }, record });
    for (const [name, number] of getCounts(record)) counts.set(name, (counts.get(name) ?? 0) + number);
    for (const url of imageUrls(record.kind === 'author' ? record.body : item.value)) images.add(url);
  }
  warnings.push(...(await findPageWarnings(pages, context)));
  if (images.size > 0) counts.set('pictures', images.size);
  return { counts: Object.fromEntries(counts), rejected, warnings, ...toRepairCounts(repairs) };
}
