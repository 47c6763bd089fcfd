'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import { Notice } from '../controls/Notice.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import type { ScreenProps } from '../builder/ScreenProps.ts';
import { FOOTER, readKnownSite } from './KnownSite.ts';
import { NavigationTab } from './NavigationTab.tsx';
import type { NavigationTabProps } from './NavigationTab.tsx';
import { phrases } from './phrases.ts';
import { NAVIGATION } from './Setting.ts';
import { SettingPanel } from './SettingPanel.tsx';

const TABS = ['site', 'navigation', 'footer', 'theme'] as const;
type Tab = (typeof TABS)[number];

const Tabs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  margin-block: 0.5rem 1rem;
  list-style: none;
`;

const isTab = (name: string | undefined): name is Tab => TABS.some((tab) => tab === name);

/** Renders the settings of the whole site, each edited and published like a page. */
export function SettingsScreen({ params }: ScreenProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const tab = isTab(params['tab']) ? params['tab'] : 'site';
  const known = useRead((signal) => readKnownSite(client, signal), [client]);
  return (
    <>
      <h1>{t('settings.title')}</h1>
      <nav aria-label={t('settings.tabs')}>
        <Tabs>
          {TABS.map((name) => (
            <li key={name}>
              <ScreenLink to={`/settings/${name}/`} isCurrent={name === tab}>
                {t(`settings.tab.${name}`)}
              </ScreenLink>
            </li>
          ))}
        </Tabs>
      </nav>
      {known.kind === 'loading' && <Notice kind="wait">{t('settings.loading')}</Notice>}
      {known.kind === 'failed' && <Notice kind="problem">{known.message}</Notice>}
      {known.kind === 'read' && <SettingTab tab={tab} known={known.value} onChanged={known.again} />}
    </>
  );
}

function SettingTab({ tab, known, onChanged }: NavigationTabProps & { readonly tab: Tab }) {
  switch (tab) {
    case 'site':
    case 'theme':
      return <SettingPanel key={tab} id={tab} known={known} />;
    case 'footer':
      return <SettingPanel key={tab} id={NAVIGATION + FOOTER} known={known} />;
    case 'navigation':
      return <NavigationTab known={known} onChanged={onChanged} />;
  }
}
