'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Icon, menuIcon, searchIcon, spellAttributes, VisuallyHidden } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { Control, Group } from './navStyles.ts';
import { english } from './phrases.ts';
import { SearchBox } from './SearchBox.tsx';
import type { SlotContent, SlotGroup } from './toSlots.ts';

/** The id of the sections menu. It is fixed, as the landmark's is, because a page has only one bar. */
export const FLYOUT_ID = 'main-nav-sections';

export interface SlotGroupsProps {
  readonly groups: readonly SlotGroup[];
  /** The blocks inside the bar, in order. */
  readonly blocks: readonly ReactNode[];
  /** Whether the slots are in the sections menu, where search boxes are always open. */
  readonly isInMenu?: boolean;
  readonly onSearch: ((term: string) => void) | undefined;
}

interface ContentProps extends Omit<SlotGroupsProps, 'groups'> {
  readonly content: SlotContent;
  readonly hasWord: boolean;
}

function Content({ content, hasWord, blocks, isInMenu = false, onSearch }: ContentProps) {
  const t = usePhrases(english);
  switch (content.kind) {
    case 'child':
      return blocks[content.index];
    case 'search':
      return <SearchBox isCollapsed={!isInMenu} onSearch={onSearch} />;
    case 'queryly':
      return (
        <Control type="button" data-queryly="" aria-label={t('g.search')}>
          <Icon of={searchIcon} size={24} />
        </Control>
      );
    case 'menu':
      return (
        <Control type="button" {...spellAttributes({ popoverTarget: FLYOUT_ID })}>
          <Icon of={menuIcon} size={24} />
          {hasWord ? <span>{t('nav.sections')}</span> : <VisuallyHidden>{t('nav.sections')}</VisuallyHidden>}
        </Control>
      );
  }
}

/** Renders the slots of one place, for phones and for desktops. */
export function SlotGroups({ groups, ...rest }: SlotGroupsProps) {
  return groups.map(({ at, contents }) => (
    <Group key={at} $at={at}>
      {contents.map((content, index) => (
        <Content key={`${index} ${content.kind}`} content={content} hasWord={at === 'desktop'} {...rest} />
      ))}
    </Group>
  ));
}
