import type { IconDrawing } from './IconDrawing.ts';

export interface IconProps {
  readonly of: IconDrawing;
  /** Width and height in CSS pixels. Default: 48. */
  readonly size?: number;
  /** Makes the drawing an image with this name; without it, it is decoration that assistive technology skips. */
  readonly title?: string;
  readonly className?: string;
}

const LOOKS = {
  line: { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'square' },
  solid: { fill: 'currentColor' },
} as const;

/** Renders a drawing in the colour of the text around it. */
export function Icon({ of: drawing, size = 48, title, className }: IconProps) {
  const classes = ['bs-icon', drawing.mirrors === true && 'bs-mirrored', className].filter(Boolean).join(' ');
  const role =
    title === undefined
      ? ({ 'aria-hidden': true, focusable: false } as const)
      : ({ role: 'img', 'aria-label': title } as const);
  return (
    <svg
      className={classes}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...LOOKS[drawing.look]}
      {...role}
    >
      <path d={drawing.path} />
    </svg>
  );
}
