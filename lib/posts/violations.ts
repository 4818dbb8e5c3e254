/** PostgreSQL's codes for what a write may not do: a value that another row has, a row that is not there. */
export const UNIQUE_VIOLATION = '23505'
export const FOREIGN_KEY_VIOLATION = '23503'
