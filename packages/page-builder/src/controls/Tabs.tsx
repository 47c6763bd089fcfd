'use client';
import { token } from '@broadsheet/ui';
import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { readingKey } from './readingKey.ts';
import { switchStyles } from './switchStyles.ts';

/** Names of tabs are not broken: where they do not fit beside each other, they take another line. */
const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  border-block-end: 1px solid ${token('rule')};
`;

const Tab = styled.button`
  ${switchStyles}
  flex: 1 1 auto;
  padding-inline: 0.125rem;
  white-space: nowrap;
  min-block-size: 2.25rem;
  &[aria-selected='true'] {
    box-shadow: inset 0 -2px 0 ${token('brand')};
    font-weight: 600;
  }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  overflow: auto;
`;

export interface TabsProps<Key extends string> {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly { readonly key: Key; readonly title: string }[];
  readonly current: Key;
  readonly onChange: (key: Key) => void;
  /** Called when something is dragged over a tab that is not shown. */
  readonly onDragOver?: (key: Key) => void;
  /** The panel of the current tab. */
  readonly children: ReactNode;
}

/** Renders tabs, with one panel at a time. Arrow keys move between the tabs. */
export function Tabs<Key extends string>({
  label,
  tabs,
  current,
  onChange,
  onDragOver,
  children,
}: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[readingKey(event)];
    if (step === undefined) return;
    const index = tabs.findIndex(({ key }) => key === current);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.key);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  }

  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ key, title }) => (
          <Tab
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            data-tab={key}
            aria-selected={key === current}
            aria-controls={`${id}-panel`}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChange(key)}
            onDragEnter={() => key !== current && onDragOver?.(key)}
          >
            {title}
          </Tab>
        ))}
      </List>
      <Body role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} tabIndex={-1}>
        {children}
      </Body>
    </>
  );
}
