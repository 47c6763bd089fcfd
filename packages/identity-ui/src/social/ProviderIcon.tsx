import type { SocialProvider } from '@broadsheet/sdk-identity';
import { facebookIcon, Icon } from '@broadsheet/ui';

export interface ProviderIconProps {
  readonly of: SocialProvider;
  /** Width and height in CSS pixels. */
  readonly size: number;
}

const GOOGLE_STROKES = [
  ['#4285f4', 'M12 12h8a8 8 0 0 1-2.34 5.66'],
  ['#34a853', 'M17.66 17.66A8 8 0 0 1 5.45 16.59'],
  ['#fbbc05', 'M5.45 16.59a8 8 0 0 1 0-9.18'],
  ['#ea4335', 'M5.45 7.41A8 8 0 0 1 18.13 6.86'],
] as const;

const APPLE_PATH =
  'M12 7.3c1.2-1 2.6-1.4 4-1.1 1.6.3 2.8 1 3.5 2.2-2.6 1.6-2.5 5.5.5 7-.8 2.6-2.7 5.3-4.5 5.3-1.3 0-1.9-.7-3.5-.7s-2.2.7-3.5.7c-2.5 0-4.8-4.5-4.8-8.4 0-3.8 2.3-6.1 4.8-6.1 1.3 0 2.5.5 3.5 1.1zM12.2 5.5c-.1-2 1.3-3.6 3.2-3.8.2 2.1-1.3 3.8-3.2 3.8z';

/** Renders the icon of a provider beside its name; assistive technology skips it. */
export function ProviderIcon({ of, size }: ProviderIconProps) {
  const frame = { width: size, height: size, viewBox: '0 0 24 24', 'aria-hidden': true, focusable: false };
  switch (of) {
    case 'google':
      return (
        <svg {...frame} fill="none" strokeWidth="3.6">
          {GOOGLE_STROKES.map(([colour, path]) => (
            <path key={colour} stroke={colour} d={path} />
          ))}
        </svg>
      );
    case 'facebook':
      return <Icon of={facebookIcon} size={size} />;
    case 'apple':
      return (
        <svg {...frame} fill="currentColor">
          <path d={APPLE_PATH} />
        </svg>
      );
  }
}
