'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { Notice } from '../controls/Notice.tsx';
import type { NoticeKind } from '../controls/Notice.tsx';
import { SEVERITIES } from './Finding.ts';
import type { Finding, Severity } from './Finding.ts';
import { phrases } from './phrases.ts';
import { useFindingText } from './useFindingText.ts';
import { useSummary } from './useSummary.ts';

const Group = styled.section`
  display: grid;
  gap: 0.4rem;
`;

const Title = styled.h3`
  font-size: ${token('type-1')};
`;

const List = styled.ul`
  display: grid;
  gap: 0.4rem;
  list-style: none;
`;

const COLOURS = { stops: 'alert', warns: 'brand', tells: 'rule-strong' } as const;

const Item = styled.li<{ readonly $severity: Severity }>`
  padding: 0.4rem 0.6rem;
  border-inline-start: 3px solid ${({ $severity }) => token(COLOURS[$severity])};
  background: ${token('tint')};
  font-size: ${token('type-0')};
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

const Select = styled.button`
  display: block;
  min-block-size: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('brand')};
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  cursor: pointer;
`;

const Hint = styled.p`
  color: ${token('ink-soft')};
`;

/** Returns the kind of notice for the summary. */
const toNotice = (findings: readonly Finding[]): NoticeKind =>
  findings.some(({ severity }) => severity === 'stops') ? 'problem' : 'done';

export interface ProblemsPanelProps {
  readonly findings: readonly Finding[];
  /** Selects the block of a finding. */
  readonly onSelect: (blockId: string) => void;
  /** Returns the title of a block, e.g. `Card list`; `undefined` for one that is no longer on the page. */
  readonly titleOf: (blockId: string) => string | undefined;
  readonly catalogue: Catalogue;
}

/** Renders the findings of a page: a summary in words, then each finding with its block, the gravest first. */
export function ProblemsPanel({ findings, onSelect, titleOf, catalogue }: ProblemsPanelProps) {
  const t = usePhrases(phrases);
  const write = useFindingText(catalogue);
  const summary = useSummary(findings);
  return (
    <>
      <Notice kind={toNotice(findings)}>{summary}</Notice>
      {SEVERITIES.map((severity) => {
        const found = findings.filter((finding) => finding.severity === severity);
        if (found.length === 0) return null;
        return (
          <Group key={severity}>
            <Title>{t(`check.${severity}`, { n: found.length })}</Title>
            <List>
              {found.map((finding, index) => (
                <Item key={`${finding.kind} ${finding.blockId ?? ''} ${index}`} $severity={severity}>
                  <Place {...{ finding, onSelect, titleOf }} />
                  <p>{write(finding, 'sentence')}</p>
                  <Hint>{write(finding, 'hint')}</Hint>
                </Item>
              ))}
            </List>
          </Group>
        );
      })}
    </>
  );
}

interface PlaceProps extends Pick<ProblemsPanelProps, 'onSelect' | 'titleOf'> {
  readonly finding: Finding;
}

/** Renders the block of a finding, as a button that selects it. */
function Place({ finding: { blockId }, onSelect, titleOf }: PlaceProps) {
  const t = usePhrases(phrases);
  if (blockId === undefined) return <strong>{t('check.page')}</strong>;
  const title = titleOf(blockId);
  if (title === undefined) return <strong>{blockId}</strong>;
  return (
    <Select type="button" onClick={() => onSelect(blockId)}>
      {title}
    </Select>
  );
}
