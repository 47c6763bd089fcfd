import type { EngineAssets } from '@broadsheet/engine';
import { themeOverridesCss } from '@broadsheet/ui';
import type { ThemeOverrides } from '@broadsheet/ui';

/** Returns the style sheet of built assets, followed by a site's own tokens. */
export const withTokens = (assets: EngineAssets, theme: ThemeOverrides): string =>
  assets.themeCss + themeOverridesCss(theme);

/** Returns a function that returns the built assets with the published tokens. */
export function themedAssets(assets: () => EngineAssets, theme: () => ThemeOverrides): () => EngineAssets {
  return () => {
    const built = assets();
    const themeCss = withTokens(built, theme());
    return themeCss === built.themeCss ? built : { ...built, themeCss };
  };
}
