'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { styled } from 'styled-components';
import { useBuilder } from '../builder/Builder.ts';
import { Hint } from '../fields/fieldStyles.ts';
import { compareVersions, LEAST_OPENINGS } from './compareVersions.ts';
import { nameVersion } from './nameVersion.ts';
import { phrases } from './phrases.ts';
import type { ExperimentResult } from './readResult.ts';
import { useShareText } from './ResultTable.tsx';

const Found = styled.p`
  font-weight: 600;
`;

/** Renders in a sentence which version readers click more often, and whether that can be chance. */
export function ResultSentence({ result }: { readonly result: ExperimentResult }) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const write = useShareText(result);
  const { clock } = useBuilder();
  const comparison = compareVersions(result, clock.now());
  switch (comparison.kind) {
    case 'nothing':
      return <Hint>{t('experiments.nothing')}</Hint>;
    case 'few':
      return <Hint>{t('experiments.few', { least: format.number(LEAST_OPENINGS) })}</Hint>;
    case 'early':
      return <Hint>{t('experiments.early')}</Hint>;
    case 'unclear':
      return <Hint>{t('experiments.unclear')}</Hint>;
    case 'clear': {
      const { better } = comparison;
      const worse = better === 'a' ? 'b' : 'a';
      return (
        <Found data-better={better}>
          {t('experiments.clear', { version: nameVersion(better), more: write(better), less: write(worse) })}
        </Found>
      );
    }
  }
}
