import { provider } from '@/lib/provider/provider'

/** Classes by the number of levels, which Tailwind must find whole. */
const classes = {
  2: {
    levelGrid: 'md:grid-cols-2',
    cardGrid: 'md:grid-cols-2',
    levelColumn: 'w-[40%] lg:w-[38%]',
    levelLine: 'before:inset-x-[25%]',
  },
  3: {
    levelGrid: 'md:grid-cols-3',
    cardGrid: 'md:grid-cols-2 lg:grid-cols-3',
    levelColumn: 'w-[29%] lg:w-[28%]',
    levelLine: 'before:inset-x-[16.6%]',
  },
}

/**
 * `levelGrid`: a grid of the levels; `cardGrid`: of the cards of the levels and the programme; `levelColumn`: a level's
 * column in a table whose first column has labels; `levelLine`: the line that joins the stops of the levels, from the
 * middle of the first to that of the last.
 */
export const { levelGrid, cardGrid, levelColumn, levelLine } = classes[provider.levels.length]
