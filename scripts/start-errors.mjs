/** Why the embedded backend cannot work with a data folder, in one sentence for whoever started it. */
import { join } from 'node:path'
import { reason } from './terminal.mjs'

const MEND = 'Choose another with DATA_DIR, or throw it away with `npm run reset`.'

/** What to do about a folder that the system refuses. */
export const unusable = (folder, error) =>
  `The data folder ${folder} cannot be used: ${reason(error)}. ${MEND}`

/** What to do while another process works with the folder. */
export const inUse = (folder, owner) =>
  `The data folder ${folder} is in use by process ${owner}. End that one first (Ctrl-C), or choose another folder with DATA_DIR.`

/** What the backend said, where a line begins so. */
const said = (output, beginning) => new RegExp(`^${beginning} (.+)$`, 'm').exec(output)?.[1]

/** Where the data lies as it was before the upgrade, if there was one. */
const wayBack = (backup) =>
  backup
    ? ` To go back, take the former version of the code and run \`npm run restore -- ${backup} --replace\`.`
    : ''

/**
 * Why the backend ended before it answered.
 * @param {string} output what it said
 * @param {{ folder: string, log: string, port: number }} its data folder, its log, its port
 */
export function startError(output, { folder, log, port }) {
  if (output.includes('port-in-use')) {
    return `Port ${port} is in use. Stop what uses it, or set SUPABASE_PORT to another port.`
  }
  const owner = said(output, 'folder-in-use')
  if (owner) return inUse(folder, owner)
  if (output.includes('newer-data')) {
    return `The data folder ${folder} is newer than this code. Take the newer code again, or restore a backup from before with \`npm run restore -- BACKUP --replace\`.`
  }
  if (output.includes('other-data')) {
    return `The data folder ${folder} was made with other migrations than these; run \`npm run reset\` to begin with an empty one, or choose another with DATA_DIR.`
  }
  if (output.includes('damaged-data')) {
    return `The database in ${join(folder, 'db')} cannot be opened: its files are damaged, or the disk is full; ${log} has the details. Restore a backup with \`npm run restore -- BACKUP --replace\`, or run \`npm run reset\` to begin with an empty one.`
  }
  const unsaved = said(output, 'no-backup')
  if (unsaved) {
    return `The data folder ${folder} is of an older version and must be backed up before it is upgraded. ${unsaved} The data is as it was.`
  }
  const migration = said(output, 'migration-failed')
  if (migration) {
    return `The migration ${migration} could not be applied to the data folder ${folder}; ${log} says why. Nothing of it stays, and what was applied before it does.${wayBack(said(output, 'backed-up'))}`
  }
  return `The embedded backend could not start with the data folder ${folder}; ${log} says why. ${MEND}`
}
