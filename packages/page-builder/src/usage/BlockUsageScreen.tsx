'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { changePhrases } from '@broadsheet/page-document';
import { token } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { LabelledSelect } from '../controls/LabelledInput.tsx';
import { Notice } from '../controls/Notice.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import type { ScreenProps } from '../builder/ScreenProps.ts';
import { useAreaTitle } from '../catalogue/useAreaTitle.ts';
import { phrases } from './phrases.ts';
import { findUsage } from './usageCalls.ts';
import type { PlacedUse } from './usageCalls.ts';

const Pages = styled.ul`
  display: grid;
  gap: 1rem;
  margin-block-start: 1rem;
  list-style: none;
`;

const Settings = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, 14rem) 1fr;
  gap: 0 1rem;
  font-size: ${token('type-0')};
  dd {
    overflow-wrap: anywhere;
  }
`;

interface UseProps {
  readonly use: PlacedUse;
  readonly block: string;
  readonly layout: string;
  readonly catalogue: Catalogue;
}

function Use({ use: { area, holder = '', fields }, block, layout, catalogue }: UseProps) {
  const t = usePhrases(phrases);
  const formatChange = usePhrases(changePhrases);
  const areaTitle = useAreaTitle(catalogue);
  const print = (value: unknown) => {
    if (typeof value === 'boolean') return formatChange(value ? 'change.on' : 'change.off');
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  const settings = Object.entries(fields);
  return (
    <>
      <p>
        {area === undefined
          ? t('usage.inside', { block: catalogue.titleOf(holder) })
          : t('usage.area', { area: areaTitle({ layout, area }) })}
      </p>
      {settings.length === 0 && <p>{t('usage.noSettings')}</p>}
      {settings.length > 0 && (
        <Settings>
          {settings.map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{catalogue.get(block)?.fields[name]?.label ?? name}</dt>
              <dd>{print(value)}</dd>
            </div>
          ))}
        </Settings>
      )}
    </>
  );
}

/** Renders every page and template that uses a block, with its settings there. */
export function BlockUsageScreen({ params }: ScreenProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const { block = '' } = params;
  const [field, setField] = useState('');
  const catalogue = useCatalogue();
  const usage = useRead((signal) => findUsage(client, { block, field, signal }), [client, block, field]);
  const entry = catalogue.kind === 'read' ? catalogue.value.get(block) : undefined;
  const fields = Object.entries(entry?.fields ?? {});
  return (
    <>
      <h1>{t('usage.of', { title: entry?.title ?? block })}</h1>
      <ScreenLink to="/usage/">{t('usage.all')}</ScreenLink>
      {fields.length > 0 && (
        <LabelledSelect
          label={t('usage.field')}
          value={field}
          onChange={setField}
          options={[
            { value: '', title: t('usage.anyField') },
            ...fields.map(([name, { label }]) => ({ value: name, title: label })),
          ]}
        />
      )}
      {usage.kind === 'loading' && <Notice kind="wait">{t('usage.loading')}</Notice>}
      {catalogue.kind === 'failed' && <Notice kind="problem">{catalogue.message}</Notice>}
      {usage.kind === 'failed' && <Notice kind="problem">{usage.message}</Notice>}
      {usage.kind === 'read' && usage.value.length === 0 && <Notice kind="note">{t('usage.none')}</Notice>}
      {usage.kind === 'read' && catalogue.kind === 'read' && (
        <Pages>
          {usage.value.map((page) => (
            <li key={`${page.id} ${page.state}`}>
              <ScreenLink to={`/pages/${encodeURIComponent(page.id)}/`}>{page.name}</ScreenLink>{' '}
              {t(`usage.${page.state}`)}
              {page.uses.map((use) => (
                <Use key={use.id} layout={page.layout} catalogue={catalogue.value} {...{ use, block }} />
              ))}
            </li>
          ))}
        </Pages>
      )}
    </>
  );
}
