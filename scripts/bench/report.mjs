/** What a run makes of its samples: one row of a table for each page and thing. Node's own modules only. */
import { GOALS } from './goals.mjs'

/** The middle of at least one number. */
function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2
}

/** A median and its range as a text; the range is left out where all are the same. */
function shown(numbers, digits, unit = '') {
  const figures = [median(numbers), Math.min(...numbers), Math.max(...numbers)]
  const [middle, low, high] = figures.map((number) => number.toFixed(digits))
  return `${middle}${low === high ? '' : ` (${low}–${high})`}${unit && ` ${unit}`}`
}

/**
 * The row of one thing on one page. A share of a limit is taken sample by sample, because both were measured within the
 * same minute and the next minute may be another.
 */
function row({ page, what, values, limits }) {
  const { title, unit, digits = 0, limit, isAbsolute, worst, goal: goals = '' } = GOALS[what]
  const goal = typeof goals === 'string' ? goals : (goals[page.split(',')[0]] ?? goals.others)
  const ratios = limit && values.map((value, place) => value / limits[place])
  // Of what may never happen, what is too small to be shown did not: a shift of a ten-thousandth of the screen.
  const judged = isAbsolute ? values : (ratios ?? values)
  const figures = worst ? judged.map((value) => Number(value.toFixed(digits))) : [median(judged)]
  const [sign, number] = [goal[0], Number(goal.slice(2))]
  const reaches = (figure) =>
    sign === '≥' ? figure >= number : sign === '<' ? figure < number : figure <= number
  return [
    ...[title, page, shown(values, digits, unit)],
    ...(limit ? [`${limit}: ${shown(limits, digits, unit)}`, shown(ratios, 2)] : ['', '']),
    ...[goal, goal && (figures.every(reaches) ? 'reached' : '**short**')],
  ]
}

/**
 * What a run has found.
 * @param {{ page: string, what: string, value: number, limit?: number }[]} samples each with a key of GOALS and a page,
 * whose language stands after a comma
 * @returns lists of texts, in the order of the goals: title, page, median and range, limit, ratio, goal, verdict
 */
export function rowsOf(samples) {
  const found = new Map()
  for (const { page, what, value, limit } of samples) {
    const key = `${what} ${page}`
    if (!found.has(key)) found.set(key, { page, what, values: [], limits: [] })
    found.get(key).values.push(value)
    found.get(key).limits.push(limit)
  }
  const order = Object.keys(GOALS)
  return [...found.values()].sort((a, b) => order.indexOf(a.what) - order.indexOf(b.what)).map(row)
}

/** The rows as a table in Markdown, its columns as wide as their widest cell. */
export function table(rows) {
  const all = [['Measured', 'Page', 'Figure', 'Limit beside it', 'Ratio', 'Goal', ''], ...rows]
  const widths = all[0].map((_, column) => Math.max(...all.map((cells) => cells[column].length)))
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  const [head, ...body] = all.map(line)
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n')
}
