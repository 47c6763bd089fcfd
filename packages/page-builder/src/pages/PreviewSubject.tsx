'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { fillPathPattern, listPathVariables } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import { useState } from 'react';
import { useRead } from '../api/useRead.ts';
import { LabelledInput } from '../controls/LabelledInput.tsx';
import { Notice } from '../controls/Notice.tsx';
import { SearchFrame, SearchResult, SearchResults } from '../controls/SearchResults.tsx';
import { walkResults } from '../controls/walkResults.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { getSubject, toSubjectPath } from './getSubject.ts';
import { findSubjects } from './pageCalls.ts';
import type { SubjectKind } from './pageCalls.ts';
import { phrases } from './phrases.ts';

export interface PreviewSubjectProps {
  readonly page: PageDocument;
  /** Called with the path for which the preview should be shown. */
  readonly onShow: (path: string) => void;
}

interface FoundProps extends PreviewSubjectProps {
  readonly kind: SubjectKind;
}

function FoundSubjects({ page, kind, onShow }: FoundProps) {
  const t = usePhrases(phrases);
  const { client, announce } = useBuilder();
  const [words, setWords] = useState('');
  const found = useRead((signal) => findSubjects(client, { kind, words, signal }), [client, kind, words]);
  return (
    <SearchFrame onKeyDown={walkResults}>
      <LabelledInput type="search" label={t(`pages.subject.${kind}`)} value={words} onChange={setWords} />
      {found.kind === 'failed' && <Notice kind="problem">{found.message}</Notice>}
      {found.kind === 'read' && found.value.length === 0 && (
        <Notice kind="note">{t('pages.subject.none')}</Notice>
      )}
      <SearchResults aria-busy={found.kind === 'read' && found.isStale}>
        {found.kind === 'read' &&
          found.value.map(({ title, value }) => (
            <li key={value}>
              <SearchResult
                onClick={() => {
                  onShow(toSubjectPath(page, value));
                  announce(t('pages.subject.shown', { title }));
                }}
              >
                {title}
              </SearchResult>
            </li>
          ))}
      </SearchResults>
    </SearchFrame>
  );
}

/** Renders an input for each variable part of a path, such as the words of a search. */
function TypedSubject({ page, onShow }: PreviewSubjectProps) {
  const t = usePhrases(phrases);
  const pattern = page.match.kind === 'path' ? page.match.path : '';
  const names = [...new Set(listPathVariables(pattern))];
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const path = fillPathPattern(pattern, (name) => encodeURIComponent(values[name] ?? ''));
  return (
    <>
      {names.map((name) => (
        <LabelledInput
          key={name}
          label={name}
          value={values[name] ?? ''}
          onChange={(value) => setValues({ ...values, [name]: value })}
        />
      ))}
      <ToolButton disabled={names.some((name) => !values[name])} onClick={() => onShow(path)}>
        {t('pages.subject.use')}
      </ToolButton>
    </>
  );
}

/** Renders the choice of the preview subject of a template: any story, section, author or tag, or words for a search. */
export function PreviewSubject({ page, onShow }: PreviewSubjectProps) {
  const t = usePhrases(phrases);
  const kind = getSubject(page);
  if (kind === undefined) return null;
  return (
    <section>
      <h3>{t('pages.subject')}</h3>
      {kind === 'words' ? (
        <TypedSubject page={page} onShow={onShow} />
      ) : (
        <FoundSubjects page={page} kind={kind} onShow={onShow} />
      )}
    </section>
  );
}
