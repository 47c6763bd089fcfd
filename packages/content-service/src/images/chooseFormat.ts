/** The format in which an image is sent. `plain` is JPEG, or PNG for an image with transparent parts. */
export type OutputFormat = 'avif' | 'webp' | 'plain';

function accepts(header: string, type: string): boolean {
  return header.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/**
 * Chooses the format with the smallest files that `Accept` names; a wildcard names none.
 *
 * @param header the value of `Accept`
 */
export function chooseFormat(header: string | null): OutputFormat {
  const named = header ?? '';
  if (accepts(named, 'image/avif')) return 'avif';
  return accepts(named, 'image/webp') ? 'webp' : 'plain';
}
