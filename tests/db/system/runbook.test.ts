/** docs/runbook.md: its statements run, and print what it says; its sentences are those of the commands. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Node,
  ScriptTarget,
  createSourceFile,
  forEachChild,
  isStringLiteralLike,
  isTemplateExpression,
} from 'typescript'
import { mailDatabase } from '../mail/database'

const { run, storeMail } = mailDatabase()

const ROOT = join(__dirname, '../../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const runbook = read('docs/runbook.md')

/** Each statement with the columns of the table printed below it, if any. */
const statements = [...runbook.matchAll(/ *```sql\n([^]*?)```(?:\n+ *```\n( *\w[^\n]*)\n *-[-+]*\n)?/g)].map(
  ([, sql, head]) => ({ sql: sql!.trim(), columns: head?.split('|').map((name) => name.trim()) }),
)

beforeAll(async () => {
  // As pg_cron makes them.
  await run(`do $$ begin
    create schema cron;
    create table cron.job (jobid bigint, jobname text);
    create table cron.job_run_details (jobid bigint, status text, return_message text, start_time timestamptz);
  end $$`)
  await storeMail('new-lead', 'queued', 0)
  await run(
    `insert into public.payment_notifications (body, sender, verdict) values ('', 'known', 'waiting')`,
  )
})

test.each(statements)('$sql', async ({ sql, columns }) => {
  const rows = await run(sql)
  // Other sessions are hidden from the role of the tests.
  if (!columns || sql.includes('pg_stat_activity')) return
  expect(rows.length).toBeGreaterThan(0)
  expect(Object.keys(rows[0]!)).toEqual(columns)
})

test('the statements are found, most with their table', () => {
  expect(statements).toHaveLength(7)
  expect(statements.filter(({ columns }) => columns)).toHaveLength(5)
})

const SOURCES = [
  ...readdirSync(join(ROOT, 'scripts/doctor')).map((name) => `scripts/doctor/${name}`),
  ...['doctor', 'project', 'jobs', 'local/data-folder'].map((name) => `scripts/${name}.mjs`),
]
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The texts in a script as patterns, in which values may be anything. */
function textsIn(file: string): string[] {
  const texts: string[] = []
  const visit = (node: Node): void => {
    if (isStringLiteralLike(node)) texts.push(escaped(node.text))
    else if (isTemplateExpression(node))
      texts.push(
        escaped(node.head.text) +
          node.templateSpans.map(({ literal }) => `.+${escaped(literal.text)}`).join(''),
      )
    forEachChild(node, visit)
  }
  visit(createSourceFile(file, read(file), ScriptTarget.Latest))
  return texts.filter((text) => text.length > 12)
}
const texts = SOURCES.flatMap(textsIn)

/** The sentences that the runbook says are printed. */
const printed = [...runbook.matchAll(/(?:^→|✗) ([^`\n]+)/gm)].map(([, sentence]) => sentence!.trim())

test.each(printed)('a command prints: %s', (sentence) => {
  expect(texts.some((text) => new RegExp(`^${text}$`).test(sentence))).toBe(true)
})

test('the sentences are found', () => {
  expect(printed.length).toBeGreaterThan(8)
})
