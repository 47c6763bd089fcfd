/** An editor without a mouse. */
import type { Locator, Page } from 'playwright-core';

/** The most presses of Tab on the way to something that an editor uses a hundred times a day. */
const PRESSES = 40;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

/**
 * Moves the focus to an element with Tab, or backwards with `Shift+Tab`.
 * @throws Error with what has the focus instead, when it is not reached with a few presses
 */
export async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let count = 0; count < PRESSES; count += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  const instead = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`${PRESSES} presses of ${key} do not reach ${String(target)}, but ${instead}.`);
}

/** Goes to an element with Tab and presses Enter there. */
export async function enter(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await reach(page, target, key);
  await page.keyboard.press('Enter');
}

/** Goes to a field with Tab and writes in it, instead of what it has. */
export async function write(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Presses arrow keys until an element has the focus. @throws Error when it is not reached */
export async function walkTo(page: Page, target: Locator, key: string): Promise<void> {
  for (let count = 0; count < PRESSES; count += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${PRESSES} presses of ${key} do not reach ${String(target)}.`);
}
