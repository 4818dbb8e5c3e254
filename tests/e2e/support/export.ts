import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/universal'
import type { TableFormat } from '@/lib/table/cells'
import type { Page } from './test'

/** Exports a list in a format by its button; returns the file's name, bytes and rows. */
export async function exported(page: Page, button: string, format: TableFormat = 'xlsx') {
  const control = page.getByRole('button', { name: button, exact: true })
  await page.locator('form', { has: control }).locator('select[name=format]').selectOption(format)
  const [download] = await Promise.all([page.waitForEvent('download'), control.click()])
  const bytes = Buffer.concat(await (await download.createReadStream()).toArray())
  const rows: unknown[][] =
    format === 'xlsx'
      ? await readSheet(new Blob([bytes]), 1)
      : parse(bytes, { bom: true, delimiter: format === 'commas' ? ',' : ';' })
  return { name: download.suggestedFilename(), bytes, rows }
}
