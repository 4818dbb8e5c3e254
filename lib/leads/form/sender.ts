import { unstable_isUnrecognizedActionError } from 'next/navigation'
import { byLeadField } from '@/lib/lead-fields'
import { ID_FIELD, type LeadState, noAnswer } from './fields'
import { type WaitingEnquiry, deleteEnquiry, storeEnquiry, waitingEnquiries } from './waiting'

/** Time limit for an answer, in milliseconds. The server gives up sooner. */
const PATIENCE = 20_000

/** First and highest ceiling of the pauses, in milliseconds. */
const FIRST_PAUSE = 4000
const LONGEST_PAUSE = 120_000

/**
 * The pause before the next attempt, in milliseconds: a random part of a ceiling that doubles with each failure ("full
 * jitter": Marc Brooker, Exponential Backoff And Jitter, AWS Architecture Blog, 2015), so that waiting browsers do not
 * all return at once.
 */
export function retryDelay(failures: number, random = Math.random()): number {
  return random * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1))
}

/** Sends a form; rejects if no answer arrives. */
type Send = (form: FormData) => Promise<LeadState>

/** For an answer to this sender's attempt, and for a change of the pending enquiries. */
interface Listener {
  readonly onAnswer: (answer: LeadState, enquiry: WaitingEnquiry) => void
  readonly onChange: () => void
}

const isFailure = (answer: LeadState) => answer.status === 'error' && answer.code === 'failed'

/** One tab at a time sends the device's enquiries. */
const alone = <T>(work: () => Promise<T>) =>
  'locks' in navigator ? navigator.locks.request('enquiries', work) : work()

const failed = ({ fields }: WaitingEnquiry) => noAnswer(byLeadField((name) => fields[name] ?? ''))

/**
 * The answer to one attempt; `failed` if none arrives in time; `outdated` if the server was updated since the page was
 * loaded and no longer knows its action.
 */
async function attempt(send: Send, enquiry: WaitingEnquiry): Promise<LeadState | 'outdated'> {
  const { id, fields } = enquiry
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set(ID_FIELD, id)
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), PATIENCE)
  })
  try {
    return await Promise.race([send(form), tooLate])
  } catch (error) {
    return unstable_isUnrecognizedActionError(error) ? 'outdated' : failed(enquiry)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Sends enquiries and retries pending ones: at once, after growing pauses, and when the connection returns. Anything
 * but a failure is an answer and ends the waiting.
 */
export function startSender(send: Send, { onAnswer, onChange }: Listener) {
  const underWay = new Set<string>()
  let failures = 0
  let outdated = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  /** Null if the sender was stopped: the next sender gets the same answer. */
  async function deliver(enquiry: WaitingEnquiry): Promise<LeadState | null> {
    underWay.add(enquiry.id)
    const outcome = await attempt(send, enquiry)
    underWay.delete(enquiry.id)
    outdated = outcome === 'outdated'
    const answer = outcome === 'outdated' ? failed(enquiry) : outcome
    if (stopped) return null
    if (isFailure(answer)) failures++
    else deleteEnquiry(enquiry.id)
    return answer
  }

  function schedule() {
    clearTimeout(timer)
    if (!stopped && !outdated && next())
      timer = setTimeout(() => void retry(), retryDelay(Math.max(failures, 1)))
  }

  const next = (tried?: ReadonlySet<string>) =>
    waitingEnquiries().find(({ id, refusal }) => !refusal && !underWay.has(id) && !tried?.has(id))

  /** Tries each pending enquiry once; a failure ends the round, because the others would fail too. */
  async function retry() {
    clearTimeout(timer)
    const tried = new Set<string>()
    await alone(async () => {
      for (let enquiry = next(tried); enquiry && !stopped; enquiry = next(tried)) {
        tried.add(enquiry.id)
        const answer = await deliver(enquiry)
        if (!answer || isFailure(answer)) return
        onAnswer(answer, enquiry)
      }
    })
    if (stopped) return
    onChange()
    schedule()
  }

  function reconnect() {
    failures = 0
    void retry()
  }

  addEventListener('online', reconnect)
  if (next()) void retry()

  return {
    /** Resolves to the answer; after a failure the enquiry stays pending. */
    async send(enquiry: WaitingEnquiry): Promise<LeadState> {
      // Stored before sending, so that leaving the page loses nothing.
      storeEnquiry(enquiry)
      const answer = await deliver(enquiry)
      onChange()
      schedule()
      return answer ?? { status: 'idle' }
    },
    retry,
    /** Whether only reloading the page helps. */
    isOutdated: () => outdated,
    stop() {
      stopped = true
      clearTimeout(timer)
      removeEventListener('online', reconnect)
    },
  }
}
