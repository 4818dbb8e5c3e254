/** A paused issue waits; a cancelled one is given to nobody. */
import { newsletterDatabase, samplePart } from './newsletter'
import type { Row } from '../rest'

const { run, storeMail, claimAll, settle, manyReaders, issue, issueOf, decide, messagesOf } =
  newsletterDatabase()

const readers = manyReaders(3)

const statesOf = async (id: string) => (await messagesOf(id)).map(({ state }) => state)
const kinds = (rows: Row[]) => rows.map(({ kind }) => kind)

describe('a paused issue', () => {
  test('lets other mail pass, and resumes without sending to anybody twice', async () => {
    const id = await issue()
    await decide(id, 'send')
    const [first] = await claimAll(1)
    await settle(first!, 'sent')
    await decide(id, 'pause')
    await storeMail('lead-answer', 'queued', 0)
    expect(kinds(await claimAll())).toEqual(['lead-answer'])
    expect(await issueOf(id)).toMatchObject({ state: 'paused' })
    await decide(id, 'resume')
    const rest = await claimAll()
    expect([first!, ...rest].map(({ recipient }) => recipient).toSorted()).toEqual(readers())
  })

  test('does not hold up another issue', async () => {
    const [paused, other] = [await issue(), await issue({ en: samplePart({ subject: 'Other' }) })]
    await decide(paused, 'send')
    await decide(other, 'send')
    await decide(paused, 'pause')
    expect((await claimAll()).map(({ data }) => (data.issue as Row).subject)).toEqual(Array(3).fill('Other'))
  })
})

describe('a cancelled issue', () => {
  test.each(['sending', 'paused'])('while %s is given to nobody', async (state) => {
    const id = await issue()
    await decide(id, 'send')
    if (state === 'paused') await decide(id, 'pause')
    expect(await decide(id, 'cancel')).toBe(3)
    expect([await claimAll(), await statesOf(id)]).toEqual([[], Array(3).fill('cancelled')])
    expect(await issueOf(id)).toMatchObject({ state: 'cancelled', ended_at: expect.anything() })
  })

  test('is not retried for messages being sent', async () => {
    const id = await issue()
    await decide(id, 'send')
    const [failing, interrupted] = await claimAll(2)
    await decide(id, 'cancel')
    await settle(failing!, 'again', '451 Later')
    await run('update public.mail_messages set next_attempt_at = now() where state in ($1, $2)', [
      'queued',
      'sending',
    ])
    expect(await claimAll()).toEqual([])
    expect(await statesOf(id)).toEqual(Array(3).fill('cancelled'))
    expect(await settle(interrupted!, 'sent')).toEqual([{ settled: false }])
  })
})
