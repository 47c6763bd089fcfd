'use client';
import { safeHref, usePhrases } from '@broadsheet/block-kit';
import { Link } from '@broadsheet/ui';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import { Entry, EntryList, EntryName, EntryNote } from '../controls/EntryList.tsx';
import type { ImageUse, ImageUses } from './imageCalls.ts';
import { NAVIGATION } from '../settings/Setting.ts';
import { phrases } from './phrases.ts';

/** Returns the screen of what uses an image; `undefined` for what has none here. */
function screenOf({ kind, id, site }: ImageUse): string | undefined {
  if (site !== undefined) return undefined;
  const segment = encodeURIComponent(id);
  switch (kind) {
    case 'page':
    case 'section':
      return `/pages/${segment}/`;
    case 'collection':
      return `/collections/${segment}/`;
    case 'setting':
      return '/settings/';
    case 'story':
    case 'author':
      return undefined;
  }
}

/** Returns the name of what uses an image; that of a setting in the editor's language. */
function useUseName({ kind, id, name }: ImageUse): string {
  const t = usePhrases(phrases);
  if (kind !== 'setting') return name;
  if (id === 'site') return t('library.use.site');
  if (id === 'theme') return t('library.use.theme');
  return id.startsWith(NAVIGATION) ? t('library.use.menu', { name: id.slice(NAVIGATION.length) }) : name;
}

function UseName({ use }: { readonly use: ImageUse }) {
  const name = useUseName(use);
  const screen = screenOf(use);
  if (screen !== undefined) return <ScreenLink to={screen}>{name}</ScreenLink>;
  const href = use.path === undefined ? undefined : safeHref(use.path);
  return href === undefined ? <bdi>{name}</bdi> : <Link href={href}>{name}</Link>;
}

/** Renders what uses an image, each with its link. */
export function ImageUseList({ uses: { uses, count } }: { readonly uses: ImageUses }) {
  const t = usePhrases(phrases);
  const kindOf = ({ kind, state, site }: ImageUse) => {
    const name = t(`library.use.${kind}`);
    const inState = state === 'published' ? name : t(`library.use.${state}`, { kind: name });
    return site === undefined ? inState : t('library.use.elsewhere', { kind: inState, site });
  };
  return (
    <>
      <EntryList>
        {uses.map((use) => (
          <Entry key={JSON.stringify([use.site, use.kind, use.id])}>
            <EntryName>
              <UseName use={use} />
            </EntryName>
            <EntryNote>{kindOf(use)}</EntryNote>
          </Entry>
        ))}
      </EntryList>
      {count > uses.length && <p>{t('library.moreUses', { n: count - uses.length })}</p>}
    </>
  );
}
