'use client';
/** The forms of the settings of the site, each with a preview. */
import { useMemo } from 'react';
import type { KnownSite } from './KnownSite.ts';
import { NavigationForm } from './NavigationForm.tsx';
import { NAVIGATION } from './Setting.ts';
import type { SettingDocument, SettingId } from './Setting.ts';
import { SettingFrame } from './SettingFrame.tsx';
import type { SettingFormProps } from './SettingForm.ts';
import { SettingPreview } from './SettingPreview.tsx';
import { SiteForm } from './SiteForm.tsx';
import { ThemeForm } from './ThemeForm.tsx';

export interface SettingPanelProps {
  readonly id: SettingId;
  readonly known: KnownSite;
}

export function SettingPanel({ id, known }: SettingPanelProps) {
  return (
    <SettingFrame id={id}>
      {(form) => (
        <>
          <Fields {...{ id, known, ...form }} />
          <Preview {...{ id, known, document: form.document }} />
        </>
      )}
    </SettingFrame>
  );
}

function Fields({ id, known, ...form }: SettingPanelProps & SettingFormProps) {
  if (id === 'site') return <SiteForm {...form} languages={known.choices.languages} />;
  if (id === 'theme') return <ThemeForm {...form} base={known.choices.theme} />;
  return <NavigationForm {...form} paths={known.paths} />;
}

function Preview({ id, known, document }: SettingPanelProps & { readonly document: SettingDocument }) {
  const settings = useMemo(
    () =>
      id.startsWith(NAVIGATION)
        ? { navigation: { [id.slice(NAVIGATION.length)]: document } }
        : { [id]: document },
    [id, document],
  );
  return <SettingPreview pages={known.pages} settings={settings} />;
}
