'use client';
import { useHost, usePhrases, usePublicUrl } from '@broadsheet/block-kit';
import { offerSuggestions, suggestionsFilter } from '@broadsheet/story-ui';
import { Button, Icon, searchIcon, token } from '@broadsheet/ui';
import { useEffect, useRef } from 'react';
import type { FormEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';
import { TERM_NAME } from './toSearch.ts';

/** A phrase that the shared components' phrase book translates. */
const SHARED = { 'g.suggestions': 'Suggestions' } as const;

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  font-family: ${token('sans')};
`;

const Box = styled.span`
  position: relative;
  flex: 1 1 14rem;
  display: grid;
  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 0.625rem);
    inset-inline-start: 0.85rem;
    pointer-events: none;
    color: ${token('ink-soft')};
  }
`;

const Input = styled.input`
  min-inline-size: 0;
  min-block-size: ${token('control')};
  padding-block: 0.65rem;
  padding-inline: 2.75rem 0.85rem;
  border: 1px solid ${token('ink-soft')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  font-size: ${token('type-2')};
  line-height: 1.4;
`;

export interface SearchFieldProps {
  readonly term: string | undefined;
  /** The form's target without script; absent: the page that contains it. */
  readonly action: string | undefined;
  /** Whether the site's stories and subjects are suggested while the reader types. */
  readonly hasSuggestions: boolean;
  /** Runs with a term that is not empty; without script the form sends the term to `action`. */
  readonly onSearch: (term: string) => void;
}

/** Suggests the site's stories and subjects under a field. */
function useSuggestions(input: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  const { site, environment, content } = useHost();
  const label = usePhrases(SHARED)('g.suggestions');
  useEffect(() => {
    if (!isOn || input.current === null) return undefined;
    const leaving = new AbortController();
    offerSuggestions({
      input: input.current,
      label,
      site: site.id,
      environment,
      signal: leaving.signal,
      search: (query) =>
        content.fetch({
          source: 'search-api',
          query: { query, page: '1', feature: 'search-results-list' },
          filter: suggestionsFilter(site.id),
        }),
    });
    return () => leaving.abort();
  }, [input, isOn, label, site.id, environment, content]);
}

/** Renders a search form that works without script; Enter and the button do the same. */
export function SearchField({ term, action, hasSuggestions, onSearch }: SearchFieldProps) {
  const t = usePhrases(phrases);
  const publicUrl = usePublicUrl();
  const input = useRef<HTMLInputElement>(null);
  useSuggestions(input, hasSuggestions);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    if (typed !== '') onSearch(typed);
  };
  return (
    <search>
      <Form action={action && publicUrl(action)} method="get" onSubmit={submit}>
        <Box>
          <Icon of={searchIcon} size={20} />
          <Input
            ref={input}
            type="text"
            name={TERM_NAME}
            aria-label={t('res.placeholder')}
            placeholder={t('res.placeholder')}
            defaultValue={term}
            enterKeyHint="search"
            autoComplete="off"
          />
        </Box>
        <Button type="submit" variant="primary">
          {t('res.button')}
        </Button>
      </Form>
    </search>
  );
}
