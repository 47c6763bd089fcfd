'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { isRecord } from '@broadsheet/client-core';
import { useRead } from '../../api/useRead.ts';
import { Notice } from '../../controls/Notice.tsx';
import { useBuilder } from '../../builder/Builder.ts';
import { phrases } from '../pickers/phrases.ts';
import { querySource } from './ContentSource.ts';
import type { ContentSource, SourceParam } from './ContentSource.ts';
import { FoundList } from './FoundList.tsx';
import { useSettled } from '../useSettled.ts';

export interface SourceAnswerProps {
  readonly source: ContentSource;
  readonly values: Readonly<Record<string, unknown>>;
}

interface Missing {
  readonly phrase: 'pickers.needsOne' | 'pickers.needsAll';
  readonly params: readonly SourceParam[];
}

/** Returns the parameters without which the source has no answer; `undefined` if it can be asked. */
function findMissing({ source: { needsOneOf, params }, values }: SourceAnswerProps): Missing | undefined {
  const isBlank = ({ name, preset }: SourceParam) =>
    preset === '' && (values[name] === undefined || values[name] === '');
  const required = params.filter((param) => param.isRequired && isBlank(param));
  if (required.length > 0) return { phrase: 'pickers.needsAll', params: required };
  const either = params.filter(({ name }) => needsOneOf.includes(name));
  return either.length > 0 && either.every(isBlank)
    ? { phrase: 'pickers.needsOne', params: either }
    : undefined;
}

/** Renders what a source returns now, or what is still to be filled in before it can return anything. */
export function SourceAnswer(props: SourceAnswerProps) {
  const t = usePhrases(phrases);
  const missing = findMissing(props);
  if (missing === undefined) return <Answer {...props} />;
  if (props.source.searchable !== undefined) return <Notice kind="note">{t('pickers.notChosen')}</Notice>;
  const names = missing.params.map(({ label }) => label).join(', ');
  return <Notice kind="note">{t(missing.phrase, { names })}</Notice>;
}

function Answer({ source, values }: SourceAnswerProps) {
  const { client } = useBuilder();
  const requested = useSettled(JSON.stringify(values));
  const found = useRead(
    (signal) => {
      const query: unknown = JSON.parse(requested);
      return querySource(client, { source: source.name, query: isRecord(query) ? query : {}, signal });
    },
    [client, source.name, requested],
  );
  return <FoundList found={found} />;
}
