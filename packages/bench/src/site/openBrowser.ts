import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const PLACES = [
  process.env['CHROME_PATH'],
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Nothing that the browser does for itself may use the processor or the network while it is measured. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `CHROME_PATH`, `CHROMIUM_PATH` or the first Chromium found. */
export function findChromium(): string | undefined {
  return PLACES.find((place) => place !== undefined && existsSync(place));
}

/**
 * @param executable what `findChromium` answered
 * @param port for other programs to drive the browser by; absent: none can
 * @throws Error there is no browser
 */
export async function openBrowser(executable: string | undefined, port?: number): Promise<Browser> {
  if (executable === undefined)
    throw new Error(
      'No Chromium was found, and this measurement needs one. Install it or set CHROME_PATH to its executable.',
    );
  const args = port === undefined ? QUIET : [...QUIET, `--remote-debugging-port=${port}`];
  return chromium.launch({
    executablePath: executable,
    chromiumSandbox: false,
    args,
    // Readers' browsers have it, and Lighthouse asks whether the page may use it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

export async function browserVersion(executable: string): Promise<string> {
  const browser = await openBrowser(executable);
  const version = browser.version();
  await browser.close();
  return version;
}
