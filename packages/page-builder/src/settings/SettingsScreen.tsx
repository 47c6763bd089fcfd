'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import { Notice } from '../controls/Notice.tsx';
import { useBuilder } from '../desk/Builder.ts';
import { DeskLink } from '../desk/DeskLink.tsx';
import type { ScreenProps } from '../desk/screens.ts';
import { listPages } from '../pages/PageEntry.ts';
import type { PageEntry } from '../pages/PageEntry.ts';
import { NavigationForm } from './NavigationForm.tsx';
import { listEntries, urlOf } from './navigationTree.ts';
import { phrases } from './phrases.ts';
import { listSettings, readChoices, readSetting } from './Setting.ts';
import type { SettingChoices, SettingId } from './Setting.ts';
import { SettingChoice } from './SettingField.tsx';
import { SettingPanel } from './SettingPanel.tsx';
import { SettingPreview } from './SettingPreview.tsx';
import { SiteForm } from './SiteForm.tsx';
import { ThemeForm } from './ThemeForm.tsx';

const TABS = ['site', 'navigation', 'footer', 'theme'] as const;
type Tab = (typeof TABS)[number];

const NAVIGATION = 'navigation:';
const FOOTER: SettingId = `${NAVIGATION}footer`;
const MAIN: SettingId = `${NAVIGATION}default`;

const Tabs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  margin-block: 0.5rem 1rem;
  list-style: none;
`;

/** What the forms choose from. */
interface Known {
  readonly choices: SettingChoices;
  readonly pages: readonly PageEntry[];
  readonly hierarchies: readonly string[];
  readonly paths: readonly string[];
}

const isTab = (name: string | undefined): name is Tab => TABS.some((tab) => tab === name);

/** What is set for the whole site, each part edited and published like a page. */
export function SettingsScreen({ params }: ScreenProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const tab = isTab(params['tab']) ? params['tab'] : 'site';
  const known = useRead(
    async (signal): Promise<Known> => {
      const [choices, pages, ids, sections] = await Promise.all([
        readChoices(client, signal),
        listPages(client, signal),
        listSettings(client, signal),
        readSetting(client, MAIN, signal),
      ]);
      const hierarchies = ids.flatMap((id) =>
        id.startsWith(NAVIGATION) ? [id.slice(NAVIGATION.length)] : [],
      );
      const ofPages = pages.flatMap(({ document: { match } }) =>
        match.kind === 'path' && !match.path.includes(':') ? [match.path] : [],
      );
      const ofSections = listEntries(sections.document).map(({ entry }) => urlOf(entry));
      return { choices, pages, hierarchies, paths: [...new Set([...ofPages, ...ofSections])].toSorted() };
    },
    [client],
  );
  return (
    <>
      <h1>{t('settings.title')}</h1>
      <nav aria-label={t('settings.tabs')}>
        <Tabs>
          {TABS.map((name) => (
            <li key={name}>
              <DeskLink to={`/settings/${name}/`} isCurrent={name === tab}>
                {t(`settings.tab.${name}`)}
              </DeskLink>
            </li>
          ))}
        </Tabs>
      </nav>
      {known.kind === 'loading' && <Notice kind="wait">{t('settings.loading')}</Notice>}
      {known.kind === 'failed' && <Notice kind="problem">{known.message}</Notice>}
      {known.kind === 'read' && <SettingTab tab={tab} {...known.value} />}
    </>
  );
}

function SettingTab({ tab, choices, pages, ...known }: Known & { readonly tab: Tab }) {
  switch (tab) {
    case 'site':
      return (
        <SettingPanel
          id="site"
          form={(props) => <SiteForm {...props} languages={choices.languages} />}
          preview={(site) => <Preview pages={pages} name="site" document={site} />}
        />
      );
    case 'theme':
      return (
        <SettingPanel
          id="theme"
          form={(props) => <ThemeForm {...props} base={choices.theme} />}
          preview={(theme) => <Preview pages={pages} name="theme" document={theme} />}
        />
      );
    case 'footer':
      return <Menu key="footer" id={FOOTER} pages={pages} paths={known.paths} />;
    case 'navigation':
      return <Menus pages={pages} {...known} />;
  }
}

/** Every hierarchy but that of the footer. */
function Menus({ hierarchies, ...known }: Pick<Known, 'hierarchies' | 'pages' | 'paths'>) {
  const t = usePhrases(phrases);
  const [hierarchy, choose] = useState('default');
  const options = hierarchies
    .filter((name) => name !== 'footer')
    .map((name) => ({ value: name, label: name }));
  return (
    <>
      <SettingChoice
        label={t('navigation.hierarchy')}
        value={hierarchy}
        options={options}
        onChange={choose}
      />
      <Menu key={hierarchy} id={NAVIGATION + hierarchy} {...known} />
    </>
  );
}

function Menu({ id, pages, paths }: Pick<Known, 'pages' | 'paths'> & { readonly id: SettingId }) {
  return (
    <SettingPanel
      id={id}
      form={(props) => <NavigationForm {...props} paths={paths} />}
      preview={(tree) => <Preview pages={pages} name={id} document={tree} />}
    />
  );
}

interface PreviewProps extends Pick<Known, 'pages'> {
  readonly name: SettingId;
  readonly document: Readonly<Record<string, unknown>>;
}

function Preview({ pages, name, document }: PreviewProps) {
  const settings = useMemo(() => toDrafts(name, document), [name, document]);
  return <SettingPreview pages={pages} settings={settings} />;
}

/** The draft of one setting as a preview takes it. */
const toDrafts = (name: SettingId, document: PreviewProps['document']): PreviewProps['document'] =>
  name.startsWith(NAVIGATION)
    ? { navigation: { [name.slice(NAVIGATION.length)]: document } }
    : { [name]: document };
