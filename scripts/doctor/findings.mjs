/**
 * What the doctor finds: something as it should be, something wrong, or something that cannot be checked from here or is
 * a matter of choice, each with the line that says what to do about it.
 */

export const good = (text) => ({ good: text })
export const wrong = (text, mend) => ({ wrong: text, mend })
export const unsure = (text, mend) => ({ unsure: text, mend })

/** Those of the findings that apply; if none does, a good one. */
export function orGood(findings, text) {
  const found = findings.filter(Boolean)
  return found.length > 0 ? found : [good(text)]
}

const MARKS = { good: '✓', wrong: '✗', unsure: '–' }
/** The numbers of findings printed. */
export const count = { good: 0, wrong: 0, unsure: 0 }

/** Prints a finding, followed by the line with its fix. */
export function print(finding) {
  const kind = Object.keys(MARKS).find((each) => each in finding)
  count[kind] += 1
  process.stdout.write(`${MARKS[kind]} ${finding[kind]}\n`)
  if (finding.mend) process.stdout.write(`    ${finding.mend}\n`)
}
