export { definePhrases } from './publisher/definePhrases.ts';
export { defineSite } from './publisher/defineSite.ts';
export type { SiteDefinition, SiteRedirect } from './publisher/defineSite.ts';
export type { SettingName, Settings } from './publisher/SettingName.ts';
export { defineSource } from '@broadsheet/sdk-content/server';
export type { ContentSource, SourceAnswer, SourceRequest } from '@broadsheet/sdk-content/server';
export { defineTheme } from '@broadsheet/ui';
export type { Theme, ThemeDefinition, ThemeFont } from '@broadsheet/ui';
