import type { Page } from 'playwright-core';

const KEYS = ['Alt+ArrowUp', 'Alt+ArrowDown', 'Alt+ArrowRight', 'Alt+ArrowLeft', 'Control+d', 'Delete'];

/** Returns a function that draws random numbers, the same ones in every run. */
function createDraws(): (below: number) => number {
  let seed = 20_261_123;
  return (below) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
}

/** Moves, duplicates and deletes blocks with keys in the outline, which must be visible. */
export async function changeAtRandom(page: Page, times: number): Promise<void> {
  const draw = createDraws();
  const blocks = page.locator('[role=treeitem][draggable=true]');
  for (let count = 0; count < times; count += 1) {
    await blocks.nth(draw(await blocks.count())).click();
    await page.keyboard.press(KEYS[draw(KEYS.length)] ?? 'Delete');
  }
}

/** Returns level and title of every row of the outline, without the marks of problems, which follow each check of the page. */
export const readTree = (page: Page): Promise<readonly string[]> =>
  page.getByRole('treeitem').evaluateAll((rows) =>
    rows.map((each) => {
      const mark = each.querySelector('[data-mark]')?.textContent ?? '';
      return `${each.ariaLevel} ${(each.textContent ?? '').replace(mark, '')}`;
    }),
  );
