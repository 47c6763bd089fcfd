import type { Page } from 'playwright-core';

/** The sum of layout shifts up to which a page counts as stable. */
const STILL = 0.01;

/** Makes the page record its layout shifts from now on, as browsers add them up for their reports. */
export async function measureShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; node: string }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput === true) continue;
        const sources: unknown = 'sources' in entry ? entry.sources : [];
        const nodes = Array.isArray(sources)
          ? sources.map(({ node }) => String(node?.outerHTML).slice(0, 120))
          : [];
        shifts.push({ value: Number(entry.value), node: nodes.join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the shifts so far; nothing for a page that counts as stable. */
export async function seeShifts(page: Page): Promise<readonly unknown[]> {
  const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts'));
  const sum = shifts.reduce((all: number, { value }: { value: number }) => all + value, 0);
  return sum <= STILL ? [] : shifts;
}
