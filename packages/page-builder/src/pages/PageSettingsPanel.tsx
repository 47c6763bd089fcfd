'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { PageContent, PageDocument, PageMatch, PageSettings } from '@broadsheet/page-document';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LabelledInput, LabelledSelect } from '../controls/LabelledInput.tsx';
import { phrases } from './phrases.ts';

const Fields = styled.div`
  display: grid;
  gap: 0.75rem;
`;

const Title = styled.h2`
  font-size: 1.1rem;
`;

const KINDS = ['path', 'section', 'story', 'gallery', 'video', '404', '410', '500'] as const;
type MatchKind = (typeof KINDS)[number];

function readKind(match: Exclude<PageMatch, { readonly kind: 'shared-section' }>): MatchKind {
  switch (match.kind) {
    case 'path':
    case 'section':
      return match.kind;
    case 'content':
      return match.type;
    case 'status':
      return `${match.status}`;
  }
}

function toMatch(kind: MatchKind, path: string): PageMatch {
  switch (kind) {
    case 'path':
      return { kind, path };
    case 'section':
      return { kind };
    case 'story':
    case 'gallery':
    case 'video':
      return { kind: 'content', type: kind };
    case '404':
      return { kind: 'status', status: 404 };
    case '410':
      return { kind: 'status', status: 410 };
    case '500':
      return { kind: 'status', status: 500 };
  }
}

/**
 * Returns a value of a query as text: a text as it is, with a backslash before each `;` and `\`; a number, a boolean or
 * anything else as JSON.
 */
const printValue = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/[;\\]/g, '\\$&') : JSON.stringify(value);

type Values = PageContent['contentConfigValues'];

/** Returns the values of a query as one text: `slug=:slug; size=6`. `parseValues` reads it back. */
const printValues = ({ contentConfigValues }: PageContent): string =>
  Object.entries(contentConfigValues)
    .map(([name, value]) => `${name}=${printValue(value)}`)
    .join('; ');

/**
 * Reads the values of a query. A value is a text, unless it reads like the stored one of its name: then it is that one, a
 * number for example.
 */
function parseValues(typed: string, stored: Values): Values {
  // A backslash with what follows it belongs to a value, also if that is a semicolon.
  const pairs = (typed.match(/(?:\\[^]|[^;\\]|\\$)+/g) ?? []).flatMap((pair) => {
    const [name = '', ...value] = pair.split('=');
    return name.trim() === '' ? [] : [[name.trim(), value.join('=').trim()] as const];
  });
  const kept = new Map(Object.entries(stored));
  const restore = (name: string, value: string) => {
    const before = kept.get(name);
    return before !== undefined && printValue(before).trim() === value
      ? before
      : value.replaceAll(/\\([;\\])/g, '$1');
  };
  return Object.fromEntries(pairs.map(([name, value]) => [name, restore(name, value)]));
}

const META = ['title', 'description', 'robots'] as const;

export interface PageSettingsPanelProps {
  readonly page: PageDocument;
  /** Called with the changed settings. A setting that could not be parsed again is never reported. */
  readonly onChange: (settings: Partial<PageSettings>) => void;
}

/** Renders the input for the path; only a valid path is reported. */
function PathInput({ page: { match }, onChange }: PageSettingsPanelProps) {
  const t = usePhrases(phrases);
  const own = match.kind === 'path' ? match.path : '/';
  const [typed, setTyped] = useState(own);
  const isPath = typed.startsWith('/');
  return (
    <LabelledInput
      label={t('pages.address')}
      value={isPath ? own : typed}
      hint={t('pages.address.hint')}
      problem={isPath ? undefined : t('pages.address.slash')}
      onChange={(path) => {
        setTyped(path);
        if (path.startsWith('/')) onChange({ match: { kind: 'path', path } });
      }}
    />
  );
}

function ContentInputs({ page: { content }, onChange }: PageSettingsPanelProps) {
  const t = usePhrases(phrases);
  const [typed, setTyped] = useState(content === undefined ? '' : printValues(content));
  // A number is a text while it is typed; when it is complete again, it is the number of before.
  const [stored] = useState<Values>(content?.contentConfigValues ?? {});
  const service = content?.contentService ?? '';
  const change = (contentService: string, values: string) =>
    onChange({
      content:
        contentService.trim() === ''
          ? undefined
          : { contentService: contentService.trim(), contentConfigValues: parseValues(values, stored) },
    });
  return (
    <>
      <LabelledInput
        label={t('pages.source')}
        value={service}
        hint={t('pages.source.hint')}
        onChange={(value) => change(value, typed)}
      />
      {service !== '' && (
        <LabelledInput
          label={t('pages.sourceValues')}
          value={typed}
          hint={t('pages.sourceValues.hint')}
          onChange={(value) => {
            setTyped(value);
            change(service, value);
          }}
        />
      )}
    </>
  );
}

/** Renders the input for the subtype that a template of content is limited to. */
function SubtypeInput({
  match: { kind, type, subtype = '' },
  onChange,
}: {
  readonly match: Extract<PageMatch, { readonly kind: 'content' }>;
  readonly onChange: PageSettingsPanelProps['onChange'];
}) {
  const t = usePhrases(phrases);
  return (
    <LabelledInput
      label={t('pages.subtype')}
      value={subtype}
      hint={t('pages.subtype.hint')}
      onChange={(typed) => onChange({ match: { kind, type, ...(typed !== '' && { subtype: typed }) } })}
    />
  );
}

/** Renders the settings of a page: name, path, type, content and metadata. */
export function PageSettingsPanel({ page, onChange }: PageSettingsPanelProps) {
  const t = usePhrases(phrases);
  const name = (
    <LabelledInput
      label={t('pages.name')}
      value={page.name}
      onChange={(typed) => onChange({ name: typed })}
    />
  );
  if (page.match.kind === 'shared-section') return <Fields>{name}</Fields>;
  const kind = readKind(page.match);
  const changeMeta = (member: string, value: string) => {
    const others = Object.entries(page.meta).filter(([each]) => each !== member);
    onChange({ meta: Object.fromEntries(value === '' ? others : [...others, [member, value]]) });
  };
  return (
    <Fields>
      <Title>{t('pages.settings')}</Title>
      {name}
      <LabelledSelect
        label={t('pages.kind')}
        value={kind}
        onChange={(value) => {
          const chosen = KINDS.find((each) => each === value) ?? 'path';
          onChange({ match: toMatch(chosen, page.match.kind === 'path' ? page.match.path : '/') });
        }}
        options={KINDS.map((value) => ({ value, title: t(`pages.kind.${value}`) }))}
      />
      {kind === 'path' && <PathInput page={page} onChange={onChange} />}
      {page.match.kind === 'content' && <SubtypeInput match={page.match} onChange={onChange} />}
      <LabelledInput
        label={t('pages.pageType')}
        value={page.pageType}
        hint={t('pages.pageType.hint')}
        onChange={(pageType) => onChange({ pageType })}
      />
      <ContentInputs page={page} onChange={onChange} />
      {META.map((member) => (
        <LabelledInput
          key={member}
          label={t(`pages.meta.${member}`)}
          value={page.meta[member] ?? ''}
          hint={member === 'robots' ? t('pages.meta.robots.hint') : undefined}
          onChange={(value) => changeMeta(member, value)}
        />
      ))}
    </Fields>
  );
}
