'use client';
import { safeHref, useEnhancement, useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { Button, Heading, HeadingSection, Link, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';
import { enhance } from './saved-stories.enhance.ts';

const Place = styled.div`
  display: grid;
  gap: 1rem;
  font: 400 ${token('type-1')} / 1.45 ${token('sans')};
  & a {
    text-decoration: underline;
  }
`;

const Title = styled(Heading)`
  font: 600 ${token('type-4')} / 1.2 ${token('serif')};
`;

const List = styled.ul`
  list-style: none;
  border-block-end: ${token('border')};
  & > li {
    display: flex;
    gap: 1rem;
    align-items: center;
    justify-content: space-between;
    padding-block: 0.5rem;
    border-block-start: ${token('border')};
  }
  & > li[hidden] {
    display: none;
  }
  & > li > button {
    flex: none;
  }
  & > li > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    font: 600 ${token('type-3')} / 1.25 ${token('serif')};
    text-decoration: none;
  }
  & > li > a:hover {
    text-decoration: underline;
  }
`;

export type SavedStoriesProps = FieldValues<typeof fields>;

/** Renders the frame and the texts of the reader's saved stories; the script adds a row for each story. */
export function SavedStories({ title, loginURL }: SavedStoriesProps) {
  const t = usePhrases(phrases);
  const place = useEnhancement<HTMLDivElement>(enhance);
  const login = safeHref(loginURL);
  // A simulated reader has not saved anything.
  const { simulatedReader } = useHost();
  return (
    <HeadingSection>
      <Place ref={place} data-saved-stories="">
        <Title>{title?.trim() || t('saved.title')}</Title>
        <noscript>
          <p>{t('saved.noScript')}</p>
        </noscript>
        <p data-part="local" hidden={simulatedReader !== 'anonymous'}>
          {t('saved.local')} {login !== undefined && <Link href={login}>{t('saved.login')}</Link>}
        </p>
        <p data-part="offline" hidden>
          {t('saved.offline')}
        </p>
        <p data-part="empty" tabIndex={-1} hidden={simulatedReader === undefined}>
          {t('saved.empty')}
        </p>
        <List data-part="list" hidden>
          <li hidden>
            {/* The script copies the content of this row for each story. */}
            <Button variant="secondary" size="small">
              {t('saved.remove')}
            </Button>
          </li>
        </List>
        <output data-removed={t('saved.removed', { headline: '{headline}' })} />
      </Place>
    </HeadingSection>
  );
}
