/** What a run says: its table in Markdown, and a sentence for each goal that it falls short of. */
import { GOALS, judge } from './goals.mjs'

const VERDICTS = { reached: 'reached', short: '**short**', busy: 'busy', none: '' }

/** A median and its range, in the unit of what was measured; the range is left out where all are the same. */
function shown({ median, least, most }, digits, unit) {
  const [middle, low, high] = [median, least, most].map((number) => number.toFixed(digits))
  return `${middle}${low === high ? '' : ` (${low}–${high})`}${unit && ` ${unit}`}`
}

/** The rows of a table in Markdown as lines, their columns as wide as the widest cell. */
function lines(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  return [line(rows[0]), line(widths.map((width) => '-'.repeat(width))), ...rows.slice(1).map(line)]
}

/** The measurements in the order of the goals. */
function inOrder(measurements) {
  const order = Object.keys(GOALS)
  return [...measurements].sort((one, other) => order.indexOf(one.what) - order.indexOf(other.what))
}

/** The measurements as a table in Markdown: medians, with their ranges in brackets. */
export function table(measurements) {
  const rows = inOrder(measurements).map((measurement) => {
    const { title, unit, limit: of, digits = 0 } = GOALS[measurement.what]
    const { value, limit, ratio, goal, verdict } = judge(measurement)
    return [
      ...[title, measurement.page, shown(value, digits, unit)],
      ...[limit ? `${of}: ${shown(limit, digits, unit)}` : '', ratio ? shown(ratio, 2, '') : ''],
      ...[goal ?? '', VERDICTS[verdict]],
    ]
  })
  return lines([['Measured', 'Page', 'Figure', 'Limit beside it', 'Ratio', 'Goal', ''], ...rows]).join('\n')
}

function shortfall(measurement) {
  const { title, unit, limit: of, digits = 0, worst } = GOALS[measurement.what]
  const { value, ratio, goal } = judge(measurement)
  const figure = worst ? `${value.most.toFixed(digits)} at worst` : shown(value, digits, unit)
  const share = ratio ? `, ${shown(ratio, 2, '')} of that of ${of}` : ''
  return `${title}, ${measurement.page}: ${figure}${share}; the goal is ${goal}.`
}

/**
 * What is wrong with a run.
 * @returns one sentence for each goal that was not reached, and one where the machine was too busy to conclude
 */
export function complaints(measurements) {
  const having = (verdict) => inOrder(measurements).filter((one) => judge(one).verdict === verdict)
  const busy = having('busy')
  const most = Math.max(...busy.map((one) => one.busy)).toFixed(1)
  const unsure = `No conclusion from ${busy.length} of the measurements, marked as busy: others used up to ${most} cores. Run it again on a quiet machine.`
  return [...having('short').map(shortfall), ...(busy.length > 0 ? [unsure] : [])]
}
