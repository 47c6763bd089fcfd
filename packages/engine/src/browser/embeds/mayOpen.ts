/** Returns whether a figure is an embed that is still closed, and may be opened. */
export function mayOpen({ dataset }: HTMLElement): boolean {
  return dataset['embedHtml'] !== undefined || dataset['embedSrc']?.startsWith('https://') === true;
}
