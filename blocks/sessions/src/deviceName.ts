/** What a browser that says who it is may be called. Proper names: they are the same in every language. */
export interface DeviceName {
  readonly browser?: string;
  readonly system?: string;
}

type Names = readonly (readonly [sign: RegExp, name: string])[];

/** The first that fits: most browsers also call themselves Chrome and Safari, and come before these. */
const BROWSERS: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Microsoft Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

/** Phones say of themselves what their system descends from, too. */
const SYSTEMS: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: Names, userAgent: string): string | undefined =>
  names.find(([sign]) => sign.test(userAgent))?.[1];

/** @param userAgent as the browser sent it; may be any text */
export function deviceName(userAgent: string): DeviceName {
  return { browser: nameIn(BROWSERS, userAgent), system: nameIn(SYSTEMS, userAgent) };
}
