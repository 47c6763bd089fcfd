import type { JsonObject } from '@broadsheet/service-kit/json';
import type { EditingContext } from '../EditingContext.ts';
import { readSetting } from '../settings/Setting.ts';
import { readSchedules } from './scheduleStore.ts';

/** The settings that will change, as the documents of drafts; `navigation` has a tree by the name of its hierarchy. */
export interface ScheduledSettings {
  readonly site?: JsonObject;
  readonly theme?: JsonObject;
  readonly navigation: Readonly<Record<string, JsonObject>>;
}

/** Returns the settings that are scheduled until a time; all others will be as now. */
export async function readSettingsAt(
  { database, site }: EditingContext,
  at: number,
): Promise<ScheduledSettings> {
  let settings: ScheduledSettings = { navigation: {} };
  for (const { key, document } of await readSchedules(database, { site, of: 'settings' }, at)) {
    const setting = readSetting(key.id);
    if (setting === undefined || document === undefined || setting.kind === 'collection') continue;
    settings =
      setting.kind === 'navigation'
        ? { ...settings, navigation: { ...settings.navigation, [setting.hierarchy]: document } }
        : { ...settings, [setting.kind]: document };
  }
  return settings;
}
