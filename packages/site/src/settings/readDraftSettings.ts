/** Reads draft settings for a preview: values that cannot be used are left out, as they would be for readers. */
import type { DraftSettings, EngineAssets } from '@broadsheet/engine';
import { mergeSiteMembers } from '@broadsheet/platform';
import { isRecord, spellPath } from '@broadsheet/client-core';
import { parseSiteProperties } from '@broadsheet/sdk-content';
import type { ContentRequest, SiteProperties } from '@broadsheet/sdk-content';
import { parseThemeOverrides } from '@broadsheet/ui';
import { checkNavigation } from './checkNavigation.ts';
import { withTokens } from './themedAssets.ts';

/** The published or built settings, which the drafts override. */
export interface SettingsBase {
  readonly site: () => SiteProperties;
  /** Returns the built assets, without the site's tokens. */
  readonly assets: () => EngineAssets;
}

type Tree = Readonly<Record<string, unknown>>;

/** Finds a node by its id, in any spelling. @param id the id in its one spelling */
function findNode(tree: Tree, id: string): Tree | undefined {
  if (typeof tree['_id'] === 'string' && spellPath(tree['_id']) === id) return tree;
  const children: unknown = tree['children'];
  if (!Array.isArray(children)) return undefined;
  for (const child of children) {
    const found = isRecord(child) ? findNode(child, id) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns trees by hierarchy; those that readers could not get are left out. */
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
    const { hierarchy, sectionId } = query;
    // A blank name is the default menu, as for readers.
    const tree = trees.get(typeof hierarchy === 'string' && hierarchy !== '' ? hierarchy : 'default');
    if (tree === undefined || typeof sectionId !== 'string') return tree;
    return findNode(tree, spellPath(sectionId));
  };
}

/** Reads `{ site, theme, navigation }`, each only if it is a draft; `navigation` has one tree for each hierarchy. */
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
