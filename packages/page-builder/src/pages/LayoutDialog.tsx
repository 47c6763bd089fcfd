'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { changeLayout, suggestAreas } from '@broadsheet/page-document';
import type { AreaMapping, PageDocument } from '@broadsheet/page-document';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { BlockEntry } from '../catalogue/BlockEntry.ts';
import { listLayouts } from '../catalogue/listLayouts.ts';
import { LabelledSelect } from '../controls/LabelledInput.tsx';
import { Notice } from '../controls/Notice.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { useEditing, usePage } from '../editing/Editing.ts';
import { PageDialog } from './PageDialog.tsx';
import { phrases } from './phrases.ts';

const Areas = styled.fieldset`
  display: grid;
  gap: 0.75rem;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0 0 0.4rem;
    font-weight: 600;
  }
`;

/** The value of the option for blocks that are not placed; no area has an empty name. */
const NOWHERE = '';

/** Returns the areas of the page that have blocks, in the order of its layout, and where they go under another one. */
function suggestFor(
  page: PageDocument,
  { from, to }: { readonly from: readonly string[]; readonly to: readonly string[] },
) {
  const all = [...new Set([...from, ...Object.keys(page.areas)])];
  const suggested = suggestAreas(all, to);
  const filled = all.filter((area) => (page.areas[area]?.length ?? 0) > 0);
  return filled.map((area) => [area, suggested[area]] as const);
}

interface AreaListProps {
  readonly page: PageDocument;
  readonly layout: BlockEntry;
  readonly mapping: AreaMapping;
  readonly onChange: (mapping: AreaMapping) => void;
}

/** Renders a select for each area that has blocks: where these go in the new layout. */
function AreaList({ page, layout, mapping, onChange }: AreaListProps) {
  const t = usePhrases(phrases);
  const { catalogue } = useEditing();
  const options = [
    ...layout.areas.map((area) => ({ value: area, title: catalogue.areaTitleOf(layout.name, area) })),
    { value: NOWHERE, title: t('pages.layout.notPlaced') },
  ];
  const entries = Object.entries(mapping);
  if (entries.length === 0) return <Notice kind="note">{t('pages.layout.noBlocks')}</Notice>;
  return (
    <Areas>
      <legend>{t('pages.layout.areas')}</legend>
      {entries.map(([area, target]) => (
        <LabelledSelect
          key={area}
          label={t('pages.layout.area', {
            area: catalogue.areaTitleOf(page.layout, area),
            n: page.areas[area]?.length ?? 0,
          })}
          value={target ?? NOWHERE}
          options={options}
          onChange={(value) => onChange({ ...mapping, [area]: value === NOWHERE ? undefined : value })}
        />
      ))}
    </Areas>
  );
}

/** Renders the dialog that gives the edited page another layout and shows where the blocks of each area go. */
export function LayoutDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases(phrases);
  const { announce } = useBuilder();
  const { catalogue, edit } = useEditing();
  const page = usePage();
  const from = catalogue.get(page.layout)?.areas ?? [];
  const layouts = listLayouts(catalogue.blocks);
  const [name, setName] = useState(page.layout);
  const [chosen, choose] = useState<AreaMapping>({});
  const layout = layouts.find((each) => each.name === name);
  const suggested = suggestFor(page, { from, to: layout?.areas ?? [] });
  const mapping = Object.fromEntries(
    suggested.map(([area, target]) => [area, Object.hasOwn(chosen, area) ? chosen[area] : target]),
  );

  async function change() {
    if (layout === undefined) return;
    edit(changeLayout(page, { layout: layout.name, areas: layout.areas, mapping }));
    announce(t('pages.layout.changed', { layout: layout.title }));
    onClose();
  }

  return (
    <PageDialog
      title={t('pages.layout.change')}
      act={t('pages.layout.change')}
      onSubmit={change}
      onClose={onClose}
    >
      <LabelledSelect
        label={t('pages.layout')}
        value={name}
        options={[
          ...(layout === undefined ? [{ value: name, title: catalogue.titleOf(name) }] : []),
          ...layouts.map((each) => ({ value: each.name, title: each.title })),
        ]}
        onChange={(value) => {
          setName(value);
          choose({});
        }}
      />
      {layout !== undefined && (
        <>
          <AreaList {...{ page, layout, mapping }} onChange={choose} />
          <p>{t('pages.layout.help')}</p>
        </>
      )}
    </PageDialog>
  );
}
