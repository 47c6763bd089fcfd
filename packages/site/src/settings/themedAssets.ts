import type { EngineAssets } from '@broadsheet/engine';
import { themeOverridesCss } from '@broadsheet/ui';
import type { ThemeOverrides } from '@broadsheet/ui';

/** The style sheet of built assets with a site's own tokens after it. */
export const withTokens = (assets: EngineAssets, theme: ThemeOverrides): string =>
  assets.themeCss + themeOverridesCss(theme);

/** Built assets as readers get them: with the tokens that are published. */
export function themedAssets(assets: () => EngineAssets, theme: () => ThemeOverrides): () => EngineAssets {
  return () => {
    const built = assets();
    const themeCss = withTokens(built, theme());
    return themeCss === built.themeCss ? built : { ...built, themeCss };
  };
}
