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

const More = styled.summary`
  padding-block: 0.25rem;
  font-weight: 600;
  cursor: pointer;
`;

const Places = styled.ul`
  display: grid;
  gap: 0.4rem;
  padding-block-start: 0.25rem;
  list-style: none;
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

/** Renders the findings of a page: a summary in words, then each kind of finding once, the gravest first. */
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
              {[...Map.groupBy(found, ({ kind }) => kind)].map(([kind, ofKind]) => (
                <Item key={kind} $severity={severity}>
                  <Kind {...{ ofKind, onSelect, titleOf, write }} />
                </Item>
              ))}
            </List>
          </Group>
        );
      })}
    </>
  );
}

interface KindProps extends Pick<ProblemsPanelProps, 'onSelect' | 'titleOf'> {
  /** The findings of one kind. */
  readonly ofKind: readonly Finding[];
  readonly write: ReturnType<typeof useFindingText>;
}

/** Renders the findings of one kind: the first whole, and the others on demand, with what they say differently. */
function Kind({ ofKind: [first, ...others], onSelect, titleOf, write }: KindProps) {
  const t = usePhrases(phrases);
  if (first === undefined) return null;
  const [sentence, hint] = [write(first, 'sentence'), write(first, 'hint')];
  return (
    <>
      <Place {...{ finding: first, onSelect, titleOf }} />
      <p>{sentence}</p>
      <Hint>{hint}</Hint>
      {others.length > 0 && (
        <details>
          <More>{t('check.more', { n: others.length })}</More>
          <Places>
            {others.map((finding, index) => (
              <li key={`${finding.blockId ?? ''} ${index}`}>
                <Place {...{ finding, onSelect, titleOf }} />
                {write(finding, 'sentence') !== sentence && <p>{write(finding, 'sentence')}</p>}
                {write(finding, 'hint') !== hint && <Hint>{write(finding, 'hint')}</Hint>}
              </li>
            ))}
          </Places>
        </details>
      )}
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
