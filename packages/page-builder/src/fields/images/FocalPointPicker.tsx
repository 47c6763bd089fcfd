'use client';
import { usePhrases, usePublicUrl } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../../controls/Notice.tsx';
import { Hint, Label, Legend, Part, Stack } from '../fieldStyles.ts';
import { phrases } from '../pickers/phrases.ts';
import type { LibraryImage, Point } from './LibraryImage.ts';
import { useImageChange } from './useImageChange.ts';

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

/** A point in percent of the image. */
interface Share {
  readonly across: number;
  readonly down: number;
}

const CENTRE: Share = { across: 50, down: 50 };

const toShare = ({ focalPoint, width, height }: LibraryImage): Share =>
  focalPoint === undefined
    ? CENTRE
    : { across: (100 * focalPoint.x) / width, down: (100 * focalPoint.y) / height };

/** Converts a point to pixels. A coordinate is at least 1, because 0 would mean that no point is set. */
const toPoint = ({ across, down }: Share, { width, height }: LibraryImage): Point => ({
  x: Math.min(Math.max(Math.round((across * width) / 100), 1), width),
  y: Math.min(Math.max(Math.round((down * height) / 100), 1), height),
});

export interface FocalPointPickerProps {
  readonly image: LibraryImage;
  /** Called after saving, which may be after the picker has closed. @param image the image with its new focal point */
  readonly onSaved: (image: LibraryImage) => void;
}

function useFocalPoint({ image, onSaved }: FocalPointPickerProps) {
  const t = usePhrases(phrases);
  const [share, setShare] = useState(() => toShare(image));
  const { problem, save } = useImageChange({ image, onSaved, savedText: t('pickers.focalSaved') });

  function choose(next: Share) {
    setShare(next);
    save({ focalPoint: toPoint(next, image) });
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

/**
 * Renders the choice of the part of an image that must stay visible. The point is stored with the image and applies
 * wherever the image is shown.
 */
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
        {/* Physical properties, because a point on an image is not mirrored in right-to-left languages. */}
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
