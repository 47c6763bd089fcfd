import type { Locator, Page } from 'playwright-core';

export interface DragOverOptions {
  readonly from: Locator;
  readonly over: readonly Locator[];
  readonly height?: number;
  readonly whileOver?: () => Promise<void>;
}

/**
 * Drags an element over each of some places and drops it at the last: a tab that is dragged over shows its rows, which can be
 * dropped on then.
 *
 * @param options `height`: how far down in the last place it is dropped, from 0 to 1; `whileOver`: called before it is dropped
 */
export async function dragOver(
  page: Page,
  { from, over, height = 0.5, whileOver }: DragOverOptions,
): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const start = await from.boundingBox();
  if (start === null) throw new Error('What is dragged is not shown.');
  await page.mouse.move(start.x + 30, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(start.x + 36, start.y + 14, { steps: 3 });
  for (const place of over) {
    await place.waitFor();
    const end = await place.boundingBox();
    if (end === null) throw new Error('A place is not shown.');
    await page.mouse.move(end.x + end.width / 2, end.y + end.height * height, { steps: 8 });
    await page.mouse.move(end.x + end.width / 2 + 1, end.y + end.height * height);
  }
  await whileOver?.();
  await page.mouse.up();
}
