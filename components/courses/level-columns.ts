/** The number of levels in classes, which Tailwind must find whole: 1/3 of a grid, 29 % of a table, half of 1/3. */

export const levelGrid = 'md:grid-cols-3'

export const cardGrid = 'md:grid-cols-2 lg:grid-cols-3'

/** The column of a level in a table whose first column has labels. */
export const levelColumn = 'w-[29%] lg:w-[28%]'

/** The line that joins the stops of the levels, from the middle of the first to that of the last. */
export const levelLine = 'before:inset-x-[16.6%]'
