'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { listExperiments } from '@broadsheet/page-document';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useEditing, usePage } from '../editing/Editing.ts';
import { nameVersion } from './nameVersion.ts';
import { phrases } from './phrases.ts';

const Frame = styled.section`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
  padding: 0.75rem;
`;

const Title = styled.h2`
  font-size: 1.1rem;
`;

const List = styled.ul`
  display: grid;
  gap: 0.35rem;
  list-style: none;
`;

const Wide = styled(ToolButton)`
  text-align: start;
  white-space: normal;
`;

/** Renders the experiments of the edited page, with a button to each block; nothing if there are none. */
export function PageExperiments() {
  const t = usePhrases(phrases);
  const { catalogue, select } = useEditing();
  const id = useId();
  const experiments = listExperiments(usePage());
  if (experiments.size === 0) return null;
  return (
    <Frame aria-labelledby={id}>
      <Title id={id}>{t('experiments.onPage')}</Title>
      <List>
        {[...experiments].flatMap(([key, blocks]) =>
          (['a', 'b'] as const).map((variant) => (
            <li key={`${key} ${variant}`}>
              <Wide onClick={() => select(blocks[variant].id)}>
                {t('experiments.versionAt', {
                  version: nameVersion(variant),
                  title: catalogue.nameOf(blocks[variant]),
                })}
              </Wide>
            </li>
          )),
        )}
      </List>
    </Frame>
  );
}
