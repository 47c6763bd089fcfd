'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { CONTRAST_PAIRS, measureContrast, SCHEMES, token } from '@broadsheet/ui';
import type { Contrast, Theme } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';

const Table = styled.table`
  inline-size: 100%;
  font-size: ${token('type-0')};
  caption {
    text-align: start;
    font-weight: 600;
  }
  th,
  td {
    padding: 0.2rem 0.5rem 0.2rem 0;
    text-align: start;
    font-weight: 400;
  }
`;

const Sample = styled.span`
  display: inline-block;
  inline-size: 2rem;
  margin-inline-end: 0.4rem;
  border: 1px solid ${token('rule')};
  text-align: center;
  font-weight: 600;
`;

const Verdict = styled.span<{ readonly $isEnough: boolean }>`
  color: ${({ $isEnough }) => token($isEnough ? 'success' : 'alert')};
`;

/** Renders every pair of colours that is used together, with its contrast and the required one. */
export function ContrastTable({ theme }: { readonly theme: Theme }) {
  const t = usePhrases(phrases);
  const measured = measureContrast(theme);
  const find = (front: string, back: string, scheme: string) =>
    measured.find((each) => each.front === front && each.back === back && each.scheme === scheme);
  return (
    <Table>
      <caption>{t('theme.contrast')}</caption>
      <tbody>
        {CONTRAST_PAIRS.map(({ front, back }) => (
          <tr key={`${front} ${back}`}>
            <th scope="row">{t('theme.pair', { front, back })}</th>
            {SCHEMES.map((scheme) => (
              <td key={scheme}>
                <Figure contrast={find(front, back, scheme)} colours={theme.colours} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Figure({ contrast, colours }: Pick<Theme, 'colours'> & { readonly contrast: Contrast | undefined }) {
  const t = usePhrases(phrases);
  const { number } = useFormat();
  if (contrast === undefined) return null;
  const { front, back, scheme, isEnough, minimum } = contrast;
  // Rounded down, because 4.49 is below the required 4.5.
  const ratio = number(Math.floor(contrast.ratio * 10) / 10);
  return (
    <>
      <Sample aria-hidden style={{ color: colours[front][scheme], background: colours[back][scheme] }}>
        Aa
      </Sample>
      {t('theme.ratio', { ratio })}{' '}
      <Verdict $isEnough={isEnough}>
        {isEnough ? t('theme.enough') : t('theme.wanting', { minimum: number(minimum) })}
      </Verdict>
    </>
  );
}
