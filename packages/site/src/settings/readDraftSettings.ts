/** Settings that are drafts, as a preview gets them: what cannot be used of them is left out, as it would be for readers. */
import type { DraftSettings, EngineAssets } from '@broadsheet/engine';
import { mergeSiteMembers } from '@broadsheet/platform';
import { isRecord, parseSiteProperties } from '@broadsheet/sdk-content';
import type { ContentRequest, SiteProperties } from '@broadsheet/sdk-content';
import { parseThemeOverrides } from '@broadsheet/ui';
import { checkNavigation } from './checkNavigation.ts';
import { withTokens } from './themedAssets.ts';

/** What is published or built, under the drafts. */
export interface SettingsBase {
  readonly site: () => SiteProperties;
  /** Built, without tokens of the site. */
  readonly assets: () => EngineAssets;
}

type Tree = Readonly<Record<string, unknown>>;

function findNode(tree: Tree, id: string): Tree | undefined {
  if (tree['_id'] === id) return tree;
  const children: unknown = tree['children'];
  if (!Array.isArray(children)) return undefined;
  for (const child of children) {
    const found = isRecord(child) ? findNode(child, id) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Trees by hierarchy; what readers could not be given is not shown either. */
function readTrees(input: unknown): ReadonlyMap<string, Tree> {
  const trees = isRecord(input) ? Object.entries(input) : [];
  return new Map(
    trees.flatMap(([name, tree]) =>
      isRecord(tree) && !checkNavigation(tree).some(({ path }) => path === '$.children')
        ? [[name, tree]]
        : [],
    ),
  );
}

function answerFrom(trees: ReadonlyMap<string, Tree>) {
  return ({ source, query = {} }: ContentRequest): unknown => {
    if (source !== 'site-service-hierarchy') return undefined;
    const { hierarchy = 'default', sectionId } = query;
    const tree = typeof hierarchy === 'string' ? trees.get(hierarchy) : undefined;
    if (tree === undefined || typeof sectionId !== 'string') return tree;
    return findNode(tree, sectionId);
  };
}

/** Reads `{ site, theme, navigation }`, each of them only if it is a draft; `navigation` has a tree a hierarchy. */
export function readDraftSettings(input: unknown, { site, assets }: SettingsBase): DraftSettings | undefined {
  if (!isRecord(input)) return undefined;
  const published = site();
  const merged = isRecord(input['site'])
    ? parseSiteProperties({ ...mergeSiteMembers({ ...published }, input['site']), id: published.id })
    : undefined;
  return {
    ...(merged && { site: merged }),
    ...(isRecord(input['theme']) && { themeCss: withTokens(assets(), parseThemeOverrides(input['theme'])) }),
    answer: answerFrom(readTrees(input['navigation'])),
  };
}
