/** One name each; null if unstated or unusual. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

// The order counts: most browsers also name those they resemble.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameOf = (names: readonly [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** The browser and system of a `User-Agent`. An iPad claims to be a Mac, unless its owner changes that. */
export function deviceOf(userAgent: string | null): Device {
  // Real ones are far shorter; do not search anything longer.
  const text = (userAgent ?? '').slice(0, 500)
  return { browser: nameOf(browsers, text), system: nameOf(systems, text) }
}
