'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { ContentSchema, Field } from '@broadsheet/block-kit';
import { isRecord } from '@broadsheet/client-core';
import { useState } from 'react';
import { Notice } from '../../controls/Notice.tsx';
import { ToolButton } from '../../controls/ToolButton.tsx';
import type { ControlProps } from '../ControlProps.ts';
import { store } from '../ControlProps.ts';
import { Bar, Group, GroupLabel, Part, Select, Stack, Summary } from '../fieldStyles.ts';
import { phrases } from '../pickers/phrases.ts';
import type { ContentSource, SourceParam } from '../sources/ContentSource.ts';
import { CollectionLink } from '../sources/CollectionLink.tsx';
import { ParamInput } from '../sources/ParamInput.tsx';
import { SourceAnswer } from '../sources/SourceAnswer.tsx';
import { StorySearch } from '../sources/StorySearch.tsx';
import { useLabelledSources } from '../sources/useLabelledSources.ts';

type ContentField = Extract<Field, { readonly kind: 'content' }>;
type Values = Readonly<Record<string, unknown>>;

interface Choice {
  readonly service: string;
  readonly values: Values;
}

const NOTHING: Choice = { service: '', values: {} };

function readChoice(value: unknown): Choice {
  if (!isRecord(value) || typeof value['contentService'] !== 'string') return NOTHING;
  const values = value['contentConfigValues'];
  return { service: value['contentService'], values: isRecord(values) ? values : {} };
}

const fits = (source: ContentSource, schema: ContentSchema): boolean =>
  schema === 'any' || source.schema === schema;

/** Renders the choice of a content source and its query, with what they return now. */
export function ContentControl(props: ControlProps<ContentField>) {
  const { id, field, value, attributes } = props;
  const t = usePhrases(phrases);
  const sources = useLabelledSources();
  const { service, values } = readChoice(value ?? field.default);
  if (sources.kind === 'loading') return <Notice kind="wait">{t('pickers.loading')}</Notice>;
  if (sources.kind === 'failed') return <Notice kind="problem">{sources.message}</Notice>;
  const source = sources.value.find(({ name }) => name === service);
  const offered = sources.value.filter((one) => one === source || fits(one, field.schema));

  const write = (next: Choice, isTyping = false) =>
    store(props, { contentService: next.service, contentConfigValues: next.values }, { isTyping });

  /** Chooses a source; values whose parameters the next source also has are kept. */
  function choose(name: string) {
    if (name === '') return field.default === undefined ? store(props, undefined) : write(NOTHING);
    const known = new Set(offered.find((one) => one.name === name)?.params.map((param) => param.name));
    write({
      service: name,
      values: Object.fromEntries(Object.entries(values).filter(([key]) => known.has(key))),
    });
  }

  return (
    <Stack>
      <Select
        id={id}
        aria-label={t('pickers.source')}
        {...attributes}
        value={service}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{t('pickers.noSource')}</option>
        {service !== '' && source === undefined && (
          <option value={service}>{t('pickers.unknownSource', { name: service })}</option>
        )}
        {offered.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
      {service !== '' && source === undefined && (
        <Notice kind="note">{t('pickers.sourceNote', { name: service })}</Notice>
      )}
      {source !== undefined && <Query {...{ id, source, values }} onChange={write} />}
    </Stack>
  );
}

/** The parameters by which one thing is named. */
const KEYS: ReadonlySet<string> = new Set(['_id', 'website_url', 'content_alias']);

interface QueryProps {
  readonly id: string;
  readonly source: ContentSource;
  readonly values: Values;
  readonly onChange: (choice: Choice, isTyping?: boolean) => void;
}

/** Renders the values of a source's query, and what the source returns for them. */
function Query({ id, source, values, onChange }: QueryProps) {
  const t = usePhrases(phrases);
  const [isSearching, setSearching] = useState(false);
  const service = source.name;

  function write(name: string, value: string | number | undefined) {
    const { [name]: _, ...others } = values;
    onChange({ service, values: value === undefined ? others : { ...others, [name]: value } }, true);
  }

  const { params } = source;
  // What is found by its words need not be known by its id.
  const isKey = (name: string) => source.searchable !== undefined && KEYS.has(name);
  const renderParam = (param: SourceParam) => (
    <ParamInput
      key={param.name}
      param={param}
      value={values[param.name]}
      onChange={(value) => write(param.name, value)}
    />
  );

  return (
    <Part as="div">
      <Stack>
        {source.searchable !== undefined && (
          <Bar>
            <ToolButton
              aria-expanded={isSearching}
              aria-controls={isSearching ? `${id}-search` : undefined}
              onClick={() => setSearching(!isSearching)}
            >
              {t('pickers.findStory')}
            </ToolButton>
          </Bar>
        )}
        {isSearching && source.searchable !== undefined && (
          <StorySearch
            id={`${id}-search`}
            kind={source.searchable}
            onClose={() => setSearching(false)}
            onPick={(item) => {
              const { website_url: _, ...others } = values;
              onChange({ service, values: { ...others, _id: item.id } });
              setSearching(false);
            }}
          />
        )}
        {source.searchable === 'collection' && <CollectionLink values={values} />}
        {params.filter(({ name }) => !isKey(name)).map(renderParam)}
        {params.some(({ name }) => isKey(name)) && (
          <Group>
            <Summary>{t('pickers.byId')}</Summary>
            <Stack>{params.filter(({ name }) => isKey(name)).map(renderParam)}</Stack>
          </Group>
        )}
        <GroupLabel>{t('pickers.matches')}</GroupLabel>
        <SourceAnswer {...{ source, values }} />
      </Stack>
    </Part>
  );
}
