'use client';
import { usePhrases, usePublicUrl } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../../controls/Notice.tsx';
import { useBuilder } from '../../desk/Builder.ts';
import { Hint, Label, Legend, Part, Stack } from '../fieldStyles.ts';
import { phrases } from '../pickers/phrases.ts';
import { saveFocalPoint } from './LibraryImage.ts';
import type { LibraryImage, Point } from './LibraryImage.ts';

const Picture = styled.div`
  position: relative;
  cursor: crosshair;
`;

const Shown = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
`;

const Mark = styled.span`
  position: absolute;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: 2px solid ${token('on-scrim')};
  border-radius: 50%;
  outline: 2px solid ${token('brand')};
  transform: translate(-50%, -50%);
  pointer-events: none;
`;

const Slider = styled.input`
  inline-size: 100%;
  min-block-size: 1.5rem;
  margin: 0;
  accent-color: ${token('brand')};
`;

/** In percent of the image. */
interface Share {
  readonly across: number;
  readonly down: number;
}

const CENTRE: Share = { across: 50, down: 50 };
const SAVE_AFTER_MS = 500;

const toShare = ({ focalPoint, width, height }: LibraryImage): Share =>
  focalPoint === undefined
    ? CENTRE
    : { across: (100 * focalPoint.x) / width, down: (100 * focalPoint.y) / height };

/** A coordinate of 0 would say that nobody has set the point. */
const toPoint = ({ across, down }: Share, { width, height }: LibraryImage): Point => ({
  x: Math.min(Math.max(Math.round((across * width) / 100), 1), width),
  y: Math.min(Math.max(Math.round((down * height) / 100), 1), height),
});

export interface FocalPointPickerProps {
  readonly image: LibraryImage;
  /** @param image with the point that is stored now */
  readonly onSaved: (image: LibraryImage) => void;
}

/** The point as it is chosen; it is stored once it has not moved for a moment. */
function useFocalPoint({ image, onSaved }: FocalPointPickerProps) {
  const t = usePhrases(phrases);
  const { client, clock, announce } = useBuilder();
  const [share, setShare] = useState(() => toShare(image));
  const [chosen, setChosen] = useState<Share>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (chosen === undefined) return undefined;
    return clock.setTimeout(() => {
      setChosen(undefined);
      saveFocalPoint(client, { id: image.id, focalPoint: toPoint(chosen, image) }).then(
        (saved) => {
          setProblem(undefined);
          announce(t('pickers.focalSaved'));
          onSaved(saved);
        },
        (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
      );
    }, SAVE_AFTER_MS);
  }, [chosen, client, clock, image, announce, onSaved, t]);

  function choose(next: Share) {
    setShare(next);
    setChosen(next);
  }
  return { share, problem, choose };
}

interface PercentProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (percent: number) => void;
}

function Percent({ label, value, onChange }: PercentProps) {
  const id = useId();
  return (
    <Stack>
      <Label htmlFor={id}>{label}</Label>
      <Slider
        id={id}
        type="range"
        dir="ltr"
        min={0}
        max={100}
        value={Math.round(value)}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </Stack>
  );
}

/** What stays in sight of an image. It belongs to the image, so it is stored with it and counts wherever it is shown. */
export function FocalPointPicker(props: FocalPointPickerProps) {
  const { image } = props;
  const t = usePhrases(phrases);
  const publicUrl = usePublicUrl();
  const { share, problem, choose } = useFocalPoint(props);
  return (
    <Part>
      <Legend>{t('pickers.focalPoint')}</Legend>
      <Picture
        onClick={({ currentTarget, clientX, clientY }) => {
          const box = currentTarget.getBoundingClientRect();
          if (box.width === 0 || box.height === 0) return;
          choose({
            across: Math.round((100 * (clientX - box.left)) / box.width),
            down: Math.round((100 * (clientY - box.top)) / box.height),
          });
        }}
      >
        <Shown
          src={image.thumbnailUrl && publicUrl(image.thumbnailUrl)}
          width={image.width}
          height={image.height}
          alt=""
        />
        {/* Physical, as places on an image are. */}
        <Mark style={{ left: `${share.across}%`, top: `${share.down}%` }} />
      </Picture>
      <Percent
        label={t('pickers.focalAcross')}
        value={share.across}
        onChange={(across) => choose({ ...share, across })}
      />
      <Percent
        label={t('pickers.focalDown')}
        value={share.down}
        onChange={(down) => choose({ ...share, down })}
      />
      <Hint>{t('pickers.focalHelp')}</Hint>
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
    </Part>
  );
}
