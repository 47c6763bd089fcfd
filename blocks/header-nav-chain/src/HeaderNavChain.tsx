'use client';
import {
  contentValue,
  useContent,
  useEnhancement,
  useHost,
  useLabel,
  usePhrases,
} from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { parseNavigationNode } from '@broadsheet/sdk-content';
import { navigationLinks } from '@broadsheet/story-ui';
import { Children } from 'react';
import type { ReactNode } from 'react';
import type { fields } from './fields.ts';
import { Flyout } from './Flyout.tsx';
import { enhance } from './header-nav-chain.enhance.ts';
import { LinksRow } from './LinksRow.tsx';
import { Logo } from './Logo.tsx';
import { linksRequest, sectionsRequest } from './navRequests.ts';
import { Nav, Note, Row, Side } from './navStyles.ts';
import { english } from './phrases.ts';
import { toSections } from './toSections.ts';
import { SlotGroups } from './SlotGroups.tsx';
import { toSlots } from './toSlots.ts';

export type HeaderNavChainProps = FieldValues<typeof fields> & {
  /** Replaces the navigation to the page of results; called with the term, which may be empty. */
  readonly onSearch?: (term: string) => void;
  readonly children?: ReactNode;
};

/** Renders the bar at the top of every page: slots, logo, links, and the sections menu. */
export function HeaderNavChain(props: HeaderNavChainProps) {
  const { logoAlignment: alignment, horizontalLinksHierarchy, onSearch, children } = props;
  const { isAdmin } = useHost();
  const t = usePhrases(english);
  const labelOf = useLabel(english);
  const bar = useEnhancement<HTMLElement>(enhance);
  const sections = contentValue(useContent(sectionsRequest(props), parseNavigationNode));
  const links = contentValue(useContent(linksRequest(props), parseNavigationNode));
  const blocks = Children.toArray(children);
  const slots = toSlots(props, blocks.length);
  const logo = <Logo alignment={alignment} />;
  return (
    <Nav ref={bar} id="main-nav" aria-label={labelOf(props.ariaLabel, 'nav.label')}>
      <Row $alignment={alignment}>
        <Side $side="start">
          <SlotGroups groups={slots.left} blocks={blocks} onSearch={onSearch} />
        </Side>
        {alignment !== 'right' && logo}
        <LinksRow
          links={navigationLinks(links?.children ?? [])}
          label={labelOf(props.ariaLabelLink, 'nav.links')}
          alignment={alignment}
          hasDots={props.showHorizontalSeperatorDots}
        />
        {alignment === 'right' && logo}
        <Side $side="end">
          <SlotGroups groups={slots.right} blocks={blocks} onSearch={onSearch} />
        </Side>
      </Row>
      <Flyout sections={toSections(sections?.children ?? [])}>
        {slots.menu.length > 0 && (
          <SlotGroups groups={slots.menu} blocks={blocks} isInMenu onSearch={onSearch} />
        )}
      </Flyout>
      {isAdmin && alignment === 'center' && horizontalLinksHierarchy && <Note>{t('nav.logoNote')}</Note>}
    </Nav>
  );
}
