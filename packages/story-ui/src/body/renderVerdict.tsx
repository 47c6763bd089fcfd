'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';
import type { ElementRenderer } from './ElementRenderer.ts';

const Verdict = styled.p`
  font: 600 ${token('type-2')} / 1.4 ${token('sans')};
`;

interface RatingProps {
  readonly value: number;
  readonly max: number | undefined;
  readonly units: string | undefined;
}

function Rating({ value, max, units = '' }: RatingProps) {
  const t = usePhrases(phrases);
  const { number } = useFormat();
  const said =
    max === undefined
      ? t('body.rating', { value: number(value), units })
      : t('body.ratingOf', { value: number(value), max: number(max), units });
  return <Verdict>{said.trim()}</Verdict>;
}

export const renderNumericRating: ElementRenderer = ({ numeric_rating, max, units }) =>
  numeric_rating === undefined ? undefined : <Rating value={numeric_rating} max={max} units={units} />;

export const renderEndorsement: ElementRenderer = ({ endorsement }) =>
  endorsement === undefined ? undefined : <Verdict>{endorsement}</Verdict>;
