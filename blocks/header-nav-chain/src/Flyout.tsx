'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { caretIcon, closeIcon, Icon, Link, spellAttributes, token, VisuallyHidden } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Control } from './navStyles.ts';
import { english } from './phrases.ts';
import type { Section } from './toSections.ts';
import { FLYOUT_ID } from './SlotGroups.tsx';

/** The panel at the start of the window over a darkened page. The browser hides it while it is closed. */
const Panel = styled.div`
  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  inline-size: min(22rem, 100vw - 2rem);
  block-size: 100%;
  max-block-size: none;
  margin: 0;
  padding: 0 ${token('gutter')} 2rem;
  border: 0;
  border-inline-end: ${token('border')};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${token('paper')};
  color: ${token('ink')};
  font-family: ${token('sans')};
  &::backdrop {
    background: ${token('scrim')};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 3.5rem;
  margin-inline-start: -0.6rem;
`;

const Slots = styled.div`
  display: grid;
  gap: 0.75rem;
  padding-block-end: 1rem;
  & > * {
    & > form {
      flex: 1 1 100%;
    }
  }
  &:empty {
    display: none;
  }
`;

const List = styled.ul`
  list-style: none;
  border-block-start: ${token('border-double')};
  font: 600 ${token('type-2')} / 1.3 ${token('sans')};
`;

const Item = styled.li`
  position: relative;
  border-block-end: ${token('border')};
`;

/** The link, laid over the row that opens the list; the rest of the row still opens it. */
const Target = styled(Link)`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  inline-size: fit-content;
  max-inline-size: calc(100% - 3rem);
  min-block-size: 2.75rem;
  padding-block: 0.4rem;
`;

const Disclosure = styled.details`
  & > summary {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    display: flex;
    align-items: center;
    justify-content: end;
    block-size: 2.75rem;
    padding-inline-end: 0.6rem;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    &:focus-visible {
      outline-offset: -3px;
    }
    & > svg {
      transition: transform ${token('motion')};
    }
  }
  &[open] > summary > svg {
    transform: scaleY(-1);
  }
  & > ul {
    list-style: none;
    padding-block-end: 0.6rem;
    padding-inline-start: 1rem;
    font-size: ${token('type-1')};
    font-weight: 400;
  }
`;

/** Renders a section. The script opens the list of the section that the page belongs to (`data-folder`). */
function SectionItem({ href, label, folder, links }: Section) {
  const t = usePhrases(english);
  return (
    <Item>
      <Target href={href}>{label}</Target>
      {links.length > 0 && (
        <Disclosure data-folder={folder}>
          <summary>
            <VisuallyHidden>{t('nav.sub', { item: label })}</VisuallyHidden>
            <Icon of={caretIcon} size={20} />
          </summary>
          <ul>
            {links.map((link, index) => (
              <li key={`${index} ${link.href}`}>
                <Target href={link.href}>{link.label}</Target>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Item>
  );
}

export interface FlyoutProps {
  readonly sections: readonly Section[];
  /** The content of the slots above the sections. */
  readonly children?: ReactNode;
}

/** Renders the sections menu, which the browser opens and closes without script. */
export function Flyout({ sections, children }: FlyoutProps) {
  const t = usePhrases(english);
  return (
    <Panel id={FLYOUT_ID} popover="auto" tabIndex={-1}>
      <Top>
        <Control
          type="button"
          {...spellAttributes({ popoverTarget: FLYOUT_ID, popoverTargetAction: 'hide' })}
          aria-label={t('g.close')}
        >
          <Icon of={closeIcon} size={24} />
        </Control>
      </Top>
      <Slots>{children}</Slots>
      {sections.length > 0 && (
        <List>
          {sections.map((section, index) => (
            <SectionItem key={`${index} ${section.href}`} {...section} />
          ))}
        </List>
      )}
    </Panel>
  );
}
