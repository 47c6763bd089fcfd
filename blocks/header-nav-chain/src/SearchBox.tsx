'use client';
import { useHost, usePhrases, usePublicUrl } from '@broadsheet/block-kit';
import { searchHref } from '@broadsheet/story-ui';
import { DESKTOP, Icon, searchIcon, token } from '@broadsheet/ui';
import { useRef } from 'react';
import type { FormEvent } from 'react';
import { css, styled } from 'styled-components';
import { Control } from './navStyles.ts';
import { english } from './phrases.ts';

const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 2.75rem;
  padding-inline: 0.75rem;
  border: 1px solid ${token('ink-soft')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  font-size: 1rem;
  &:focus-visible {
    outline-offset: 0;
  }
`;

/** The styles of a box in the bar: while closed only its button is visible; on a phone it opens over the bar. */
const collapsed = css`
  &:not([data-open]) input {
    display: none;
  }
  &[data-open] {
    position: absolute;
    inset-block: 0;
    inset-inline: ${token('gutter')};
    z-index: 1;
    background: ${token('paper')};
  }
  ${DESKTOP} {
    &[data-open] {
      position: relative;
      inline-size: 15rem;
    }
  }
  @media (scripting: none) {
    &:not([data-open]) input {
      display: block;
      inline-size: 8rem;
    }
  }
`;

const Form = styled.form<{ $isCollapsed: boolean }>`
  display: flex;
  align-items: center;
  position: relative;
  ${({ $isCollapsed }) =>
    $isCollapsed
      ? collapsed
      : css`
          inline-size: 100%;
        `}
`;

export interface SearchBoxProps {
  /** Whether only the button is visible until it is clicked, as in the bar; in the sections menu the box is always open. */
  readonly isCollapsed: boolean;
  /** Replaces the navigation to the page of results. */
  readonly onSearch: ((term: string) => void) | undefined;
}

/** Renders a search form that works without script. */
export function SearchBox({ isCollapsed, onSearch }: SearchBoxProps) {
  const { environment } = useHost();
  const publicUrl = usePublicUrl();
  const t = usePhrases(english);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const term = input.current?.value.trim() ?? '';
    if (onSearch === undefined) environment.navigate(searchHref(term));
    else onSearch(term);
  };
  return (
    <Form
      action={publicUrl('/search/')}
      method="get"
      data-suggestions={onSearch === undefined ? t('g.suggestions') : undefined}
      data-collapsed={isCollapsed ? '' : undefined}
      $isCollapsed={isCollapsed}
      onSubmit={submit}
    >
      <Input
        ref={input}
        type="text"
        name="searchQuery"
        aria-label={t('g.search')}
        placeholder={t('g.search')}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Control type="submit" aria-label={t('g.search')}>
        <Icon of={searchIcon} size={24} />
      </Control>
    </Form>
  );
}
