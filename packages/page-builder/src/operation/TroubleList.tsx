'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../controls/Notice.tsx';
import { useBuilder } from '../builder/Builder.ts';
import type { Trouble } from './operationHour.ts';
import { phrases } from './phrases.ts';

const List = styled.ul`
  display: grid;
  gap: 0.5rem;
  list-style: none;
  li {
    padding: 0.6rem 0.75rem;
    border-inline-start: 3px solid ${token('alert')};
    background: ${token('tint')};
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
`;

const isPhrase = (key: string): key is keyof typeof phrases => Object.hasOwn(phrases, key);

/** Returns a function that writes what is wrong, and what to do. */
function useSentence(): (trouble: Trouble) => string {
  const t = usePhrases(phrases);
  const format = useFormat();
  return ({ kind, since, at = since, seconds = 0, ...values }) => {
    const key = `operation.trouble.${kind}`;
    // A newer site may know of more; its name is better than nothing.
    if (!isPhrase(key)) return kind;
    return t(key, { ...values, seconds: Math.round(seconds * 10) / 10, moment: format.dateTime(at) });
  };
}

/** Returns what makes a trouble the same as one of an earlier reading, whatever its numbers. */
const toKind = ({ kind, name, machine }: Trouble): string => [kind, name, machine].join(' ');

/** Renders what is wrong, the gravest first. What is new is announced, and that nothing is wrong any more. */
export function TroubleList({ troubles }: { readonly troubles: readonly Trouble[] }) {
  const t = usePhrases(phrases);
  const { announce } = useBuilder();
  const write = useSentence();
  const sentences = troubles.map((trouble) => ({ key: JSON.stringify(trouble), text: write(trouble) }));
  const kinds = troubles.map(toKind).join('\n');
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const before = known.current;
    known.current = new Set(troubles.map(toKind));
    const news = troubles.filter((trouble) => !before.has(toKind(trouble)));
    if (news.length > 0) announce(news.map(write).join(' '));
    else if (troubles.length === 0 && before.size > 0) announce(t('operation.fine'));
    // Numbers change with every reading; only another trouble is news.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [kinds]);
  if (troubles.length === 0) return <Notice kind="done">{t('operation.fine')}</Notice>;
  return (
    <List aria-label={t('operation.wrong')}>
      {sentences.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </List>
  );
}
